/** Explains a broken link in a text, and suggests the address that may be meant. */
import { toReadable } from "#domain/address.ts";
import { PAGES, type PagePath, type SiteMap, toDesignPath, toPagePath } from "#domain/routes.ts";
import { nearest } from "../nearest.ts";
import { clip } from "../yaml/spelling.ts";

const OUTSIDE = /^(https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]|tel:[+(]?\d)/i;

/** Undefined when the link works. `page` is the one that shows it. */
export function explainLink(href: string, page: PagePath, site: SiteMap): string | undefined {
  if (OUTSIDE.test(href) && URL.canParse(href)) return undefined;
  if (!/^(\/(?!\/)|#)/.test(href)) return explainForm(href, site);
  const [, path = "", query = "", id = ""] = /^([^?#]*)(\?[^#]*)?#?(.*)$/s.exec(toReadable(href)) ?? [];
  const target = toPagePath(path || page);
  const ids = Object.hasOwn(site, target) ? site[target] : undefined;
  if (!ids) return explainPage(target, `${query}${id && `#${id}`}`, site);
  if (id === "" || ids.includes(id)) return undefined;
  const meant = nearest(id, ids);
  const remedy = meant ? `Did you mean ${path}${query}#${meant}?` : listSections(ids);
  return `The page ${target} has no section #${clip(id)}. ${remedy}`;
}

/** For what is not an address of any site. */
function explainForm(href: string, site: SiteMap): string {
  const meant = href && guess(href, site);
  const found = clip(href) || "nothing";
  return `Expected a page such as /designs/, or an address that begins with https://, mailto: or tel:, found ${found}.${meant ? ` Did you mean ${meant}?` : ""}`;
}

function guess(href: string, site: SiteMap): string | undefined {
  if (/^\/\/\w/.test(href)) return `https:${href}`;
  if (/^[^\s@:/]+@[^\s@]+\.\w+$/.test(href)) return `mailto:${href}`;
  if (/^\+?[\d().-]{7,}$/.test(href)) return `tel:${href}`;
  const page = /^[a-z]+:/i.test(href) ? undefined : nearestPage(href, site);
  return page ?? (/^([\w-]+\.)+[a-z]{2,}(\/\S*)?$/i.test(href) ? `https://${href}` : undefined);
}

/** `rest` is what follows the path. */
function explainPage(path: string, rest: string, site: SiteMap): string {
  const id = /^\/designs?\/(\d+)\/$/.exec(path)?.[1];
  if (id && !Object.hasOwn(site, toDesignPath(Number(id))))
    return `There is no design ${id} in catalogue.yaml. Write the id of one that is there.`;
  const meant = nearestPage(path, site);
  const remedy = meant ? `Did you mean ${meant}${rest}?` : `Its pages: ${PAGES.join(", ")}.`;
  return `This site has no page ${clip(path)}. ${remedy}`;
}

/** Ignores what other sites put around the name of a page: `../info.html`. */
function nearestPage(path: string, site: SiteMap): string | undefined {
  const name = path.replace(/^[./]*/, "/").replace(/(index)?\.html?\/?$/, "");
  return nearest(toPagePath(name), Object.keys(site));
}

function listSections(ids: readonly string[]): string {
  if (ids.length === 0) return "Write the link without it.";
  const shown = ids.slice(0, 5).map((id) => `#${id}`);
  return `Its sections: ${shown.join(", ")}${ids.length > shown.length ? " …" : "."}`;
}
