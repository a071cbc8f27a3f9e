/** The designs beyond those in the page, from the file that all design pages share. Loaded lazily. */
import { toAddress } from "#domain/address.ts";
import { sortByLikeness } from "#domain/likeness.ts";
import { largestOf, toSrcSet } from "#domain/pictures.ts";
import { toDesignPath } from "#domain/routes.ts";
import type { SharedTile } from "#domain/shared-designs.ts";
import { opticalPercent } from "#domain/slots.ts";
import { addToTiles } from "#renderer/browser/save-buttons.ts";
import { loadDesigns } from "#renderer/browser/shared-designs.ts";

/** `list` is that of Others.tsx; its tiles are the templates for the new ones. */
export async function showMore(list: HTMLElement): Promise<void> {
  const designs = await loadDesigns();
  const [own, ...shown] = [...document.querySelectorAll("#design [data-design], #other-designs small")].map(
    (element) => Number(/\d+/.exec(element.textContent)?.[0]),
  );
  const current = designs.find(({ id }) => id === own);
  const pattern = list.firstElementChild;
  if (!current || !pattern) return;
  for (const { id, tile } of sortByLikeness(current.traits, designs)) {
    if (tile && id !== own && !shown.includes(id)) list.append(toItem(tile, pattern));
  }
  addToTiles(list);
}

function toItem({ id, title, price, ask, image }: SharedTile, pattern: Element): Element {
  const item = pattern.cloneNode() as Element;
  const tile = item.appendChild(pattern.querySelector(".tile")?.cloneNode(true) as HTMLAnchorElement);
  const find = <E extends HTMLElement>(selector: string) => tile.querySelector<E>(selector) as E;
  const { path, width, height } = largestOf(image);
  tile.href = toAddress(toDesignPath(id));
  find("small").textContent = String(id);
  find(".tile-art").style.setProperty("--share", opticalPercent(image.width / image.height));
  const picture = { width, height, srcset: toSrcSet(image.derivatives), src: toAddress(path) };
  Object.assign(find("img"), picture);
  const [name, cost] = [create("b", { textContent: title }), create("span", { textContent: price })];
  find(".tile-label").replaceChildren(name, ...(price ? [cost] : []));
  if (ask) item.append(toAskLink(ask, title));
  return item;
}

/** As in DesignTile.tsx. */
function toAskLink(href: string, title: string): HTMLElement {
  const words = "Price on request";
  return create("a", { className: "tile-link", href, ariaLabel: `${words}: ${title}`, textContent: words });
}

function create<N extends keyof HTMLElementTagNameMap>(
  name: N,
  properties: Partial<HTMLElementTagNameMap[N]>,
): HTMLElementTagNameMap[N] {
  return Object.assign(document.createElement(name), properties);
}
