/**
 * The script of every page: one file, which the browser keeps from page to page. load-early.ts loads it. Each enhancement
 * looks for its own `data-` hook or id in the markup, and does nothing on pages without it.
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
// The tiles are already HTML. React starts at once if designs/early.ts has marked the document, otherwise at a touch.
const { view, saved } = document.documentElement.dataset;
hydrateIsland(
  "catalogue",
  () => import("./designs/catalogue.island.tsx"),
  view === undefined && saved === undefined ? undefined : Promise.resolve(),
);
