import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Markdown } from "#renderer/components/Markdown.tsx";

const tray = {
  width: 600,
  height: 400,
  placeholder: "data:",
  derivatives: [{ path: "images/tray.1.webp", width: 600, height: 400 }],
};

// biome-ignore format: a row a line
test.each([
  [
    "a table of two columns becomes terms and values, without its empty header",
    "| | |\n|---|---|\n| Shop minimum | **$150** |\n| Doodles | $80 |",
    '<dl class="leaders"><div><dt>Shop minimum</dt><dd><strong>$150</strong></dd></div><div><dt>Doodles</dt><dd>$80</dd></div></dl>',
  ],
  ["a header with text is a row like the others", "| What | Price |\n|---|---|\n| Doodles | $80 |", "<dt>What</dt><dd>Price</dd>"],
  ["a wider table stays a table", "| A | B | C |\n|---|---|---|\n| 1 | 2 | 3 |", "</th></tr></thead><tbody>"],
  ["a script stays text", "<script>alert(2)</script>", "&lt;script&gt;"],
  ["raw HTML stays text", 'Before <img src="x" onerror="1"> <b>after</b>', "&gt; &lt;b&gt;after&lt;/b&gt;"],
  ["a paragraph follows its own direction", "Hello\n\nשלום", 'dir="auto">שלום</p>'],
  ["every heading becomes an h3", "# Loud", "<h3>Loud</h3>"],
  ["a page is a link", "[Booking](/booking/)", '<a href="/booking/">'],
  ["a section of a page is a link", "[Pricing](/info#pricing)", '<a href="/info/#pricing">'],
  ["a reference is a link", "[Write][1]\n\n[1]: mailto:me@dots.example 'To me'", '<a href="mailto:me@dots.example" title="To me">'],
  ["a picture has the widths that were made", "![A tray](studio/my%20tray.jpg)", 'src="/images/tray.1.webp" srcSet="/images/tray.1.webp 600w"'],
])("%s", (_, text, html) => {
  const illustrations = { "studio/my tray.jpg": tray };
  const rendered = renderToStaticMarkup(<Markdown illustrations={illustrations}>{text}</Markdown>);
  expect(rendered).toContain(html);
});
