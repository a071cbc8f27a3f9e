/** Renders a page without a build. */
import { renderToString } from "react-dom/server";
import type { PageContext } from "vike/types";
import { VikeReactProviderPageContext } from "vike-react/usePageContext";

type PageName = "about" | "booking" | "designs" | "index" | "info";

/** Renders a page with this data. `words` is its text. */
export async function renderPage(name: PageName, data: object) {
  const { Page } = await import(`../../pages/${name}/+Page.tsx`);
  const page = (
    <VikeReactProviderPageContext pageContext={{ data } as PageContext}>
      <Page />
    </VikeReactProviderPageContext>
  );
  const html = renderToString(page).replaceAll(/<!-- -->|<wbr\/>/g, "");
  return {
    html,
    words: html
      .replaceAll(/<script.*?<\/script>/gs, "")
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  };
}
