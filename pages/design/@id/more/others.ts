/** Adds the remaining designs as the catalogue's tiles when the visitor nears the end of the list. */
import { toAddress } from "#domain/address.ts";
import { toDesignPath } from "#domain/routes.ts";
import { whenNear } from "#renderer/islands/wait.ts";
import { markSaved } from "#renderer/saved/saving.ts";

const NEAR = "50% 0px";

export function enhanceOthers(): void {
  const list = document.querySelector<HTMLElement>("#other-designs [data-more]");
  if (!list?.lastElementChild) return;
  whenNear(list.lastElementChild, NEAR, () => {
    // The link to all designs stays if the catalogue cannot be loaded.
    showMore(list).catch(console.warn);
  });
}

async function showMore(list: HTMLElement): Promise<void> {
  const response = await fetch(toAddress("/designs/"));
  const catalogue = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const id of list.dataset.more?.split(",") ?? []) {
    const tile = catalogue.querySelector(`#designs a[href="${toAddress(toDesignPath(Number(id)))}"]`);
    if (tile?.parentElement) list.append(tile.parentElement);
  }
  markSaved(list);
}
