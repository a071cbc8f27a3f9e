import "#renderer/shell/shell.ts";
import { hydrateIsland } from "#renderer/islands/hydrate.ts";
import { enhanceLightbox } from "#renderer/lightbox/lightbox.ts";
import { loadDesigns } from "#renderer/pictures/load-designs.ts";
import { enhanceSaving } from "#renderer/saved/saving.ts";
import { PRICE_STEPS } from "./choices.ts";

enhanceLightbox();
enhanceSaving();
hydrateIsland("catalogue", async () => {
  const [{ Catalogue }, designs] = await Promise.all([import("./Catalogue.tsx"), loadDesigns()]);
  return { Component: Catalogue, props: { designs, priceSteps: PRICE_STEPS.read() ?? [] } };
}).catch(console.warn);
