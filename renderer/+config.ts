/** Pages are rendered at build time and shipped as HTML; `Page` and `Layout` never reach the browser, `+client.ts` does. */
import type { Config } from "vike/types";
import vikeReact from "vike-react/config";

export default {
  extends: [vikeReact],
  clientRouting: false,
  // Partial, because without a repository there is no desk. scripts/build.ts publishes assets that only the server has.
  prerender: { partial: true, keepDistServer: true },
  trailingSlash: true,
  lang: "en",
  meta: {
    Page: { env: { server: true, client: false } },
    // The server knows of `+client.ts` only under the dev server. Built pages load it themselves (shell/load-early.ts).
    client: { env: { config: true, server: process.env.NODE_ENV !== "production" } },
    Layout: { env: { server: true, client: false }, cumulative: true },
  },
} satisfies Config;
