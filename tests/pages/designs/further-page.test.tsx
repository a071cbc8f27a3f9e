/** The further pages of a large catalogue are plain: tiles, and links to the other pages. */
import { renderToString } from "react-dom/server";
import type { PageContext } from "vike/types";
import { VikeReactProviderPageContext } from "vike-react/usePageContext";
import { expect, test } from "vitest";
import { Page } from "#pages/designs/+Page.tsx";

const image = {
  width: 300,
  height: 300,
  derivatives: [{ path: "images/a.webp", width: 300, height: 300 }],
};
const tile = { id: 1, title: "Koi", alt: "", image, cell: 0 };
const data = { page: 2, pages: 3, total: 300, isAllGone: false, designs: [{ tile }] };

test("a further page gives its number, offers no dead control, and links to the next", () => {
  const html = renderToString(
    <VikeReactProviderPageContext pageContext={{ data } as PageContext}>
      <Page />
    </VikeReactProviderPageContext>,
  ).replaceAll("<!-- -->", "");
  expect(html).toContain("Page 2 of 3");
  expect(html).not.toMatch(/view-controls|no-designs|300 designs|loading="eager"/);
  expect(html).toContain('<a class="btn btn-quiet" href="/designs/">Sort and filter</a>');
  expect([...html.matchAll(/<a href="([^"]+)"( aria-current="page")?>/g)].map(([, ...link]) => link)).toEqual(
    [
      ["/designs/", undefined],
      ["/designs/page/2/", ' aria-current="page"'],
      ["/designs/page/3/", undefined],
    ],
  );
});
