/** feed.xml: the newest available designs, as Atom (RFC 4287). */

import type { Design } from "#domain/catalogue-schema.ts";
import type { Content } from "#domain/content.ts";
import { isSoldOut } from "#domain/design.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { findEntry, largestOf } from "#domain/pictures.ts";
import { toDesignPath } from "#domain/routes.ts";
import { toAlt } from "#domain/tile.ts";
import { escapeXml } from "./xml.ts";

/** Short is enough: readers keep earlier entries. */
const LENGTH = 20;

/** `toPublic` turns a path into an absolute address. Ids leave out the base, so they survive a move. */
export function toFeed(
  { catalogue, studio }: Content,
  { plate }: Manifest,
  toPublic: (path: string) => string,
): string {
  const { name, url } = studio;
  const toId = (path: string) => new URL(path, url).href;
  const newest = catalogue
    .filter((design) => !isSoldOut(design))
    .sort((a, b) => toMoment(b).localeCompare(toMoment(a)) || b.id - a.id)
    .slice(0, LENGTH);
  const entries = newest.map((design) => {
    const { id, title, imageDescription, image } = design;
    const picture = toPublic(largestOf(findEntry(plate, image)).path);
    return `<entry>
<title>${escapeXml(title)}</title>
<id>${toId(toDesignPath(id))}</id>
<link rel="alternate" type="text/html" href="${escapeXml(toPublic(toDesignPath(id)))}"/>
<updated>${toMoment(design)}</updated>
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
<updated>${toMoment(newest[0] ?? { id: 0 })}</updated>
${entries.join("")}</feed>
`;
}

/** The feed escapes this HTML once more. */
function toHtml(design: Design, picture: string): string {
  const image = `<p><img src="${escapeXml(picture)}" alt="${escapeXml(toAlt(design))}"></p>`;
  return design.imageDescription ? `${image}<p>${escapeXml(design.imageDescription)}</p>` : image;
}

/**
 * The day, with the id as seconds, so that readers that sort by date keep the order. Designs without a date share a
 * fixed one: the date of the build would renew them each time.
 */
function toMoment({ id, added = "2025-01-01" }: Pick<Design, "id" | "added">): string {
  const time = new Date(Math.min(id, 86_399) * 1000).toISOString().slice(11, 19);
  return `${added}T${time}Z`;
}
