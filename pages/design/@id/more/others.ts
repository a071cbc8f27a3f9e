/** Adds the rest of the other designs when the visitor nears the end of the list. */
import type { DesignIds } from "#domain/design.ts";
import { mountInto } from "#renderer/islands/mount.ts";
import { whenNear } from "#renderer/islands/wait.ts";
import { loadDesigns } from "#renderer/pictures/load-designs.ts";

const NEAR = "50% 0px";

/** `more` are the designs beyond those in the page. */
export function enhanceOthers(more: DesignIds): void {
  const list = document.querySelector("#other-designs ul");
  if (!list?.lastElementChild || more.length === 0) return;
  whenNear(list.lastElementChild, NEAR, () => {
    // The link to all designs stays if the rest cannot be loaded.
    showMore(list, more).catch(console.warn);
  });
}

async function showMore(list: Element, more: DesignIds): Promise<void> {
  const mounted = mountInto(list, () => import("#renderer/pictures/Sheet.tsx").then(({ Tiles }) => Tiles));
  const [show, designs] = await Promise.all([mounted, loadDesigns()]);
  show({ tiles: more.flatMap((id) => designs.find((design) => design.id === id) ?? []) });
}
