import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Markdown } from "#renderer/components/Markdown.tsx";

const tray = {
  width: 600,
  height: 400,
  placeholder: "data:",
  derivatives: [{ path: "images/tray.1.webp", width: 600, height: 400 }],
};

const render = (text: string) =>
  renderToStaticMarkup(<Markdown illustrations={{ "studio/my tray.jpg": tray }}>{text}</Markdown>);

describe("Markdown", () => {
  test("a table of two columns becomes terms and values, without its empty header", () => {
    const html = render("| | |\n|---|---|\n| Shop minimum | **$150** |\n| Doodles | $80 |");
    expect(html).toContain(
      '<dl class="leaders"><div><dt>Shop minimum</dt><dd><strong>$150</strong></dd></div><div><dt>Doodles</dt><dd>$80</dd></div></dl>',
    );
  });

  test("a header with text is a row like the others", () => {
    expect(render("| What | Price |\n|---|---|\n| Doodles | $80 |")).toContain("<dt>What</dt><dd>Price</dd>");
  });

  test("a wider table stays a table", () => {
    const html = render("| A | B | C |\n|---|---|---|\n| 1 | 2 | 3 |");
    expect(html).toMatch(/<th[^>]*>C</);
    expect(html).not.toContain("<dl");
  });

  test("raw HTML stays text", () => {
    const html = render('Before <img src="x" onerror="alert(1)"> <b>after</b>\n\n<script>alert(2)</script>');
    expect(html).not.toMatch(/<(img|b|script)\b/);
    expect(html).toContain("&lt;script&gt;");
  });

  test("every heading becomes an h3", () => {
    expect(render("# Loud")).toContain("<h3>Loud</h3>");
  });

  test.each([
    ["[Booking](/booking/)", '<a href="/booking/">'],
    ["[Pricing](/info#pricing)", '<a href="/info/#pricing">'],
    ["[Write][1]\n\n[1]: mailto:me@dots.example 'To me'", '<a href="mailto:me@dots.example" title="To me">'],
  ])("%s is a link", (text, link) => {
    expect(render(text)).toContain(link);
  });

  test("a picture has the widths that were made", () => {
    const html = render("![A tray](studio/my%20tray.jpg)");
    expect(html).toContain('src="/images/tray.1.webp"');
    expect(html).toContain('width="600" height="400" alt="A tray" loading="lazy"');
  });
});
