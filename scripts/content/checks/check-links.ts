/** Checks that the links in the texts of studio.yaml work. */
import { type SiteMap, toSiteMap } from "#domain/routes.ts";
import { explainLink } from "../markdown/explain-link.ts";
import { findParts, type PlacedPart } from "../markdown/texts.ts";
import type { Problem } from "../problem.ts";
import { listAt, valueAt } from "../subject.ts";
import type { Path } from "../yaml/nodes.ts";
import { clip } from "../yaml/spelling.ts";
import type { YamlSource } from "../yaml/yaml-source.ts";

/** Empty when one of the files cannot be read. They may have other problems. */
export function checkLinks(catalogue?: YamlSource, portfolio?: YamlSource, studio?: YamlSource): Problem[] {
  if (!catalogue || !portfolio || !studio) return [];
  const site = toSiteMap({
    designs: entriesOf(catalogue, []),
    works: entriesOf(portfolio, ["works"]),
    questions: entriesOf(studio, ["booking", "faq"]),
    policies: entriesOf(studio, ["policies", "sections"]),
  });
  return findParts(studio).flatMap((part) => {
    const message = explain(part, site);
    const { file, subject, line, column } = part;
    return message ? [{ file, subject, line, column, message }] : [];
  });
}

function explain({ kind, address, page }: PlacedPart, site: SiteMap): string | undefined {
  if (kind === "link") return explainLink(address, page, site);
  if (kind === "html")
    return `Expected Markdown, found the HTML ${clip(address)}. Write [words](/designs/) for a link, **words** for bold type, \\< for the sign itself.`;
  return address === ""
    ? "The picture has no path. Write it between the brackets: ![what it shows](studio/1.jpg)"
    : undefined;
}

/** The entries of a list that are maps; keys that are missing or invalid become texts. */
function entriesOf(source: YamlSource, list: Path) {
  return listAt(source.data, list).map((entry) => ({
    id: Number(valueAt(entry, ["id"])),
    isDoodle: valueAt(entry, ["isDoodle"]) === true,
    title: String(valueAt(entry, ["title"])),
    question: String(valueAt(entry, ["question"])),
  }));
}
