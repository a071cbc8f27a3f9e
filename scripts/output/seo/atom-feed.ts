/** feed.xml: the newest available designs, as Atom (RFC 4287). */
import type { Content } from "#content/load-content.ts";
import { isSoldOut } from "#domain/availability.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import { findEntry } from "#domain/find-entry.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { toSite } from "#domain/site.ts";
import { largestOf } from "#domain/srcset.ts";
import { toAlt } from "#domain/tile.ts";
import { escapeXml } from "./xml.ts";

/** Entries: readers keep what they have seen. */
const LENGTH = 20;

/** `toPublic` gives the whole address of a path. Ids hold no year and no base: they stay when either changes. */
export function toFeed(
  { catalogue, studio }: Content,
  { plate }: Manifest,
  toPublic: (path: string) => string,
): string {
  const { name, origin } = toSite(studio);
  const toId = (path: string) => new URL(path, origin).href;
  const newest = catalogue
    .filter((design) => !isSoldOut(design))
    .sort((a, b) => b.id - a.id)
    .slice(0, LENGTH);
  const entries = newest.map((design) => {
    const { id, title, imageDescription, image } = design;
    const picture = toPublic(largestOf(findEntry(plate, image)).path);
    return `<entry>
<title>${escapeXml(title)}</title>
<id>${toId(`/design/${id}/`)}</id>
<link rel="alternate" type="text/html" href="${escapeXml(toPublic(`/design/${id}/`))}"/>
<updated>${toDate(id)}</updated>
<summary>${escapeXml(imageDescription ?? toAlt(design))}</summary>
<content type="html">${escapeXml(toHtml(design, picture))}</content>
</entry>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>${escapeXml(`New designs by ${name}`)}</title>
<id>${toId("/designs/")}</id>
<link rel="self" type="application/atom+xml" href="${escapeXml(toPublic("feed.xml"))}"/>
<link rel="alternate" type="text/html" href="${escapeXml(toPublic("/designs/"))}"/>
<author><name>${escapeXml(name)}</name></author>
<updated>${toDate(newest[0]?.id ?? 0)}</updated>
${entries.join("")}</feed>
`;
}

/** The feed escapes this HTML once more. */
function toHtml(design: Design, picture: string): string {
  const image = `<p><img src="${escapeXml(picture)}" alt="${escapeXml(toAlt(design))}"></p>`;
  return design.imageDescription ? `${image}<p>${escapeXml(design.imageDescription)}</p>` : image;
}

/**
 * The catalogue has no dates, and the date of the build would renew all entries each time. So all carry one moment, plus
 * a second for each number: readers that sort by date keep the order.
 */
function toDate(id: number): string {
  const second = Math.min(id, 31_535_999);
  return new Date(Date.UTC(2025, 0, 1, 0, 0, second)).toISOString().replace(".000", "");
}
