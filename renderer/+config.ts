/** Pages are rendered at build time and shipped as HTML; `Page` and `Layout` never reach the browser, `+client.ts` does. */
import type { Config } from "vike/types";
import vikeReact from "vike-react/config";
import type { Inline } from "./shell/Inline.tsx";

export default {
  extends: [vikeReact],
  clientRouting: false,
  // Partial, because without a repository there is no desk.
  prerender: { partial: true },
  trailingSlash: true,
  lang: "en",
  meta: {
    // Each route's +inline.ts: what +Head prints, and what the policy allows. A build needs those of all routes at once;
    // the dev server could not load a stylesheet before it has started.
    inline: { env: { server: true }, eager: process.env.NODE_ENV === "production" },
    Page: { env: { server: true, client: false } },
    Layout: { env: { server: true, client: false }, cumulative: true },
  },
} satisfies Config;

declare global {
  namespace Vike {
    interface Config {
      inline?: Inline;
    }
  }
}
