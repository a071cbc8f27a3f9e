/** feed.xml: the newest designs that can be had, as Atom (RFC 4287). */

import { isSoldOut } from "#domain/availability.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import { toAlt } from "#domain/tile.ts";
import { escapeXml } from "./xml.ts";

export type Feed = {
  /** Whole addresses: of the feed itself, and of the page that it follows. */
  self: string;
  page: string;
  name: string;
  copyrightYear: number;
  entries: readonly FeedEntry[];
};

/** A design; `address` and `image` are whole addresses. */
export type FeedEntry = Pick<Design, "id" | "title" | "alt" | "imageDescription"> & {
  address: string;
  image?: string;
};

/** How many of the newest: readers keep what they have seen. */
export const FEED_LENGTH = 20;

/** The later number is the newer design. Sold-out ones are no news. */
export function chooseNewest(catalogue: readonly Design[]): Design[] {
  const available = catalogue.filter((design) => !isSoldOut(design));
  return available.sort((a, b) => b.id - a.id).slice(0, FEED_LENGTH);
}

export function toFeed({ self, page, name, copyrightYear, entries }: Feed): string {
  const newest = Math.max(0, ...entries.map(({ id }) => id));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>${escapeXml(`New designs by ${name}`)}</title>
<id>${toTag(self, "designs")}</id>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
<author><name>${escapeXml(name)}</name></author>
<updated>${toDate(newest, copyrightYear)}</updated>
${entries.map((entry) => toEntry(entry, copyrightYear)).join("")}</feed>
`;
}

function toEntry(entry: FeedEntry, year: number): string {
  const { id, title, imageDescription, address } = entry;
  return `<entry>
<title>${escapeXml(title)}</title>
<id>${toTag(address, `design/${id}`)}</id>
<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>
<updated>${toDate(id, year)}</updated>
<summary>${escapeXml(imageDescription ?? toAlt(entry))}</summary>
<content type="html">${escapeXml(toHtml(entry))}</content>
</entry>
`;
}

/** HTML is escaped once as such, and once more as text of the feed. */
function toHtml(entry: FeedEntry): string {
  const image =
    entry.image && `<p><img src="${escapeXml(entry.image)}" alt="${escapeXml(toAlt(entry))}"></p>`;
  const text = entry.imageDescription && `<p>${escapeXml(entry.imageDescription)}</p>`;
  return [image, text].filter(Boolean).join("") || `<p>${escapeXml(entry.title)}</p>`;
}

/** Stable for ever (RFC 4151), wherever on its host the site lies: the year is no date of the entry. */
function toTag(address: string, specific: string): string {
  return `tag:${new URL(address).hostname},2025:${specific}`;
}

/**
 * The catalogue has no dates, and that of the build would make all entries new each time. Known is the year of the
 * copyright: its first moment, and a second more for each number, so that readers which sort by date keep the order.
 */
function toDate(id: number, year: number): string {
  const second = Math.min(id, 31_535_999);
  return new Date(Date.UTC(year, 0, 1, 0, 0, second)).toISOString().replace(".000", "");
}
