/**
 * Every page is a document of its own: rendered by React at build time, shipped as HTML, navigated by the browser.
 * `Page` and `Layout` never reach the client; a page's behaviour is its `+client.ts`.
 */
import type { Config } from "vike/types";
import vikeReact from "vike-react/config";

export default {
  extends: [vikeReact],
  clientRouting: false,
  prerender: true,
  trailingSlash: true,
  lang: "en",
  meta: {
    Page: { env: { server: true, client: false } },
    structuredData: { env: { server: true } },
    Layout: { env: { server: true, client: false }, cumulative: true },
  },
} satisfies Config;
