/** The visitor's choice with the designs that it names. Apart from choice.ts, which the early script bundles. */
import { loadDesigns } from "#renderer/pictures/load-designs.ts";
import { type Choice, readChoice } from "./choice.ts";

/** Skips the request when there is nothing to show. Rejects if the designs cannot be loaded. */
export async function loadChoice(): Promise<Choice> {
  const choice = readChoice();
  if (choice.ids.length + choice.saved.length === 0) return { ...choice, designs: [] };
  const designs = await loadDesigns();
  return { ...choice, designs: designs.filter(({ terms }) => terms) };
}
