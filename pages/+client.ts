/**
 * The script of every page: one file, which the browser keeps from page to page. load-early.ts loads it. Each enhancement
 * finds its place by a hook in the markup, and leaves pages without that alone.
 */
import "#renderer/shell/shell.ts";
import { hydrateIsland } from "#renderer/island/hydrate.ts";
import { enhanceLightbox } from "#renderer/lightbox/lightbox.ts";
import { untilIdle } from "#renderer/shell/browser.ts";
import { enhanceSections } from "#renderer/shell/sections.ts";
import { enhanceSaving } from "#renderer/state/saved.ts";
import { enhanceContact } from "./contact/enhance-contact.ts";
import { enhanceDesign } from "./design/@id/enhance-design.ts";
import { enhanceHome } from "./index/enhance-home.ts";

enhanceSections();
enhanceSaving();
enhanceLightbox();
enhanceHome();
enhanceDesign();
enhanceContact();

hydrateIsland("booking", () => import("./booking/booking.island.tsx"), untilIdle());
// The tiles are in the page. React is needed for what designs/early.ts has found, or once the visitor touches something.
const { view, saved } = document.documentElement.dataset;
hydrateIsland(
  "catalogue",
  () => import("./designs/catalogue.island.tsx"),
  view === undefined && saved === undefined ? undefined : Promise.resolve(),
);
