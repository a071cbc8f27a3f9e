/** feed.xml: the newest available designs as an Atom feed, and when the books open. */
import { Feed } from "feed";
import { renderToStaticMarkup } from "react-dom/server";
import { findClosed } from "#domain/books.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import type { Content } from "#domain/content.ts";
import { isSoldOut } from "#domain/design.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { findEntry, largestOf } from "#domain/pictures.ts";
import { toDesignPath } from "#domain/routes.ts";
import { toAlt } from "#domain/tile.ts";

/** A short feed is enough, because readers keep earlier entries. */
const LENGTH = 20;

type Site = { content: Content; manifest: Manifest };

/** Writes the feed. `toPublic` turns a path into an absolute address. Ids leave out the base, so they survive a move. */
export function toFeed({ content, manifest }: Site, toPublic: (path: string) => string): string {
  const { name, url } = content.studio;
  const toId = (path: string) => new URL(path, url).href;
  const newest = content.catalogue
    .filter((design) => !isSoldOut(design))
    .sort((a, b) => toMoment(b).getTime() - toMoment(a).getTime() || b.id - a.id)
    .slice(0, LENGTH);
  const feed = new Feed({
    title: `New designs by ${name}`,
    id: toId("/designs/"),
    link: toPublic("/designs/"),
    feed: toPublic("feed.xml"),
    author: { name },
    updated: toMoment(newest[0] ?? { id: 0 }),
    generator: false,
  });
  const { opens, words = "", hour } = findClosed(content.studio) ?? {};
  if (opens)
    feed.addItem({
      title: words,
      id: toId(`/booking/#${opens}`),
      link: toPublic("/booking/"),
      date: toMoment(newest[0] ?? { id: 0 }),
      description: `${words}, ${hour}`,
    });
  for (const design of newest) {
    const path = toDesignPath(design.id);
    const picture = toPublic(largestOf(findEntry(manifest.plate, design.image)).path);
    const date = toMoment(design);
    feed.addItem({ id: toId(path), link: toPublic(path), date, ...describeDesign(design, picture) });
  }
  return feed.atom1();
}

/** `picture` is an absolute address. */
function describeDesign(design: Design, picture: string) {
  const { title, imageDescription } = design;
  const alt = toAlt(design);
  const content = (
    <>
      <p>
        <img src={picture} alt={alt} />
      </p>
      {imageDescription && <p>{imageDescription}</p>}
    </>
  );
  return {
    title: renderToStaticMarkup(title),
    description: renderToStaticMarkup(imageDescription ?? alt),
    content: renderToStaticMarkup(content),
  };
}

/**
 * Returns the day, with the id as seconds, so that readers that sort by date keep the order. Designs without a date
 * share a fixed one, because the date of the build would make them new each time.
 */
function toMoment({ id, added = "2025-01-01" }: Pick<Design, "id" | "added">): Date {
  return new Date(Date.parse(added) + Math.min(id, 86_399) * 1000);
}
