import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Markdown } from "#renderer/components/Markdown.tsx";

const render = (text: string) => renderToStaticMarkup(<Markdown>{text}</Markdown>);

describe("Markdown", () => {
  test("a table of two columns becomes terms and values, without its empty header", () => {
    const html = render("| | |\n|---|---|\n| Shop minimum | **$150** |\n| Doodles | $80 |");
    expect(html).toContain(
      '<dl class="leaders"><div><dt>Shop minimum</dt><dd><strong>$150</strong></dd></div><div><dt>Doodles</dt><dd>$80</dd></div></dl>',
    );
  });

  test("a header with words is a row like the others", () => {
    expect(render("| What | Price |\n|---|---|\n| Doodles | $80 |")).toContain("<dt>What</dt><dd>Price</dd>");
  });

  test("a wider table stays a table", () => {
    const html = render("| A | B | C |\n|---|---|---|\n| 1 | 2 | 3 |");
    expect(html).toContain("<th>C</th>");
    expect(html).not.toContain("<dl");
  });

  test("raw HTML is text", () => {
    const html = render('Before <img src="x" onerror="alert(1)"> <b>after</b>\n\n<script>alert(2)</script>');
    expect(html).not.toMatch(/<(img|b|script)\b/);
    expect(html).toContain("&lt;script&gt;");
  });

  test("a link that would run a script loses its address", () => {
    expect(render("[press](javascript:alert(1))")).not.toContain("javascript:");
  });

  test("a heading never competes with those of the page", () => {
    expect(render("# Loud")).toContain("<h3>Loud</h3>");
  });

  test("links within the site respect its base", () => {
    expect(render("[Booking](/booking/)")).toContain('href="/booking/"');
  });
});
