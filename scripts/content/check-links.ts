/** Checks that the links in the texts of studio.yaml work. */
import { OUTSIDE, truncate } from "#domain/fields-schema.ts";
import { decodePath, PAGES, type PagePath, type SiteMap, toPagePath, toSiteMap } from "#domain/routes.ts";
import type { Problem } from "./problem.ts";
import { listAt, type Path, valueAt, type YamlSource } from "./source.ts";
import { nearest } from "./spelling.ts";
import { findParts, type PlacedPart } from "./texts.ts";

/** Checks all links. The files may have other problems, but unless all can be read, nothing is checked. */
export function checkLinks(catalogue?: YamlSource, portfolio?: YamlSource, studio?: YamlSource): Problem[] {
  if (!catalogue || !portfolio || !studio) return [];
  const site = toSiteMap({
    designs: entriesOf(catalogue, []),
    works: entriesOf(portfolio, ["works"]),
    questions: entriesOf(studio, ["booking", "faq"]),
    policies: entriesOf(studio, ["policies", "sections"]),
    care: entriesOf(studio, ["care"]),
    isHandPoked: valueAt(studio.data, ["about", "handPoked"]) !== undefined,
  });
  return findParts(studio).flatMap((part) => {
    const message = explainPart(part, site);
    const { file, subject, line, column } = part;
    return message ? [{ file, subject, line, column, message }] : [];
  });
}

/** Returns the entries of a list that are maps, with texts for keys that are missing or invalid. */
function entriesOf(source: YamlSource, list: Path) {
  return listAt(source.data, list).map((entry) => ({
    id: Number(textAt(entry, "id")),
    isDoodle: valueAt(entry, ["isDoodle"]) === true,
    title: textAt(entry, "title"),
    question: textAt(entry, "question"),
  }));
}

/** Converts only plain values, because a map could hold a text under `toString`. */
function textAt(entry: unknown, key: string): string {
  const value = valueAt(entry, [key]);
  return typeof value === "object" ? "" : String(value);
}

function explainPart({ kind, address, page }: PlacedPart, site: SiteMap): string | undefined {
  if (kind === "link") return explainLink(address, page, site);
  if (kind === "unclosed" && address === "**")
    return "This ** is never closed. Write ** after the last bold word, too, or remove it.";
  if (kind === "unclosed")
    return "This link is never closed. Write ) after its address, which has no spaces: [words](/designs/)";
  if (kind === "html")
    return `Expected Markdown, found the HTML ${truncate(address)}. Write [words](/designs/) for a link, **words** for bold type, \\< for the character itself.`;
  return address === ""
    ? "The picture has no path. Write it between the brackets: ![what it shows](studio/1.jpg)"
    : undefined;
}

/** Says what is wrong with a link on `page`; undefined when it works. */
function explainLink(href: string, page: PagePath, site: SiteMap): string | undefined {
  if (OUTSIDE.test(href) && URL.canParse(href)) return undefined;
  if (!/^(\/(?!\/)|#)/.test(href))
    return `Expected a page such as /designs/, or an address that begins with https://, mailto: or tel:, found ${truncate(href) || "nothing"}.`;
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?#?(.*)$/s.exec(href) ?? [];
  const id = decodePath(hash);
  const target = toPagePath(path || page);
  const ids = Object.hasOwn(site, target) ? site[target] : undefined;
  if (!ids)
    return `This site has no page ${truncate(target)}. Its pages: ${PAGES.join(", ")}, and /design/ with the id of a design.`;
  if (id === "" || ids.includes(id)) return undefined;
  const meant = nearest(id, ids);
  const others = ids.map((other) => `#${other}`).slice(0, 5);
  const remedy = meant
    ? `Did you mean ${path}${query}#${meant}?`
    : `Its sections: ${others.join(", ") || "none"}.`;
  return `The page ${truncate(target)} has no section #${truncate(id)}. ${remedy}`;
}
