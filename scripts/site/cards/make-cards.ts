/** Makes a social card for the site and one for each design, with a cache like that of the pictures. */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Look } from "#brand/look.ts";
import type { Content } from "#domain/content.ts";
import { type Cards, cardsSchema, type Manifest } from "#domain/manifest-schema.ts";
import { findEntry, largestOf } from "#domain/pictures.ts";
import { toDesignPath } from "#domain/routes.ts";
import { toAlt } from "#domain/tile.ts";
import { FILES, picturesFolder } from "#files/folders.ts";
import { placeFiles, Store } from "#files/store.ts";
import { hashCode, PICTURE_CODE } from "#pictures/code-version.ts";
import { encodeCard } from "#pictures/codec/shapes.ts";
import { inParallel } from "#pictures/memory.ts";
import { CARD_SIZE, Card, layOutDrawing } from "./Card.tsx";

const CACHE = ".cache/cards";

/** The folder of the published cards, below the site's root. */
const PUBLISHED = "cards";

type Site = { content: Content; manifest: Manifest };

/** A text, and its replacement if the fonts lack its script. */
type Words = [text: string, instead: string];

/** `page` is a path below the base, `stem` part of the file name, `drawing` the path of a published picture. */
type Planned = {
  page: string;
  stem: string;
  alt: string;
  title: Words;
  line: Words;
  drawing?: ReturnType<typeof layOutDrawing>;
};

/** `made` and `reused` count cards. */
type MadeCards = { cards: Cards; made: number; reused: number };

/** Makes the cards that the cache lacks, and deletes those that no page needs anymore. */
export async function makeCards(root: string, site: Site, look: Look): Promise<MadeCards> {
  const store = new Store(join(root, CACHE), cardsSchema.valueType);
  const lookHash = hashLook(look);
  let renderer: Promise<Renderer> | undefined;
  const finish = async ({ page, ...recipe }: Planned) => {
    const identity = hash("sha256", JSON.stringify([recipe, lookHash]));
    const card = await store.findOrMake(identity, async () => {
      renderer ??= loadRenderer(look);
      const bytes = await render(recipe, root, await renderer);
      const files = store.addFiles([{ name: `${recipe.stem}.jpg`, bytes }]);
      const path = `${PUBLISHED}/${files[0]?.name}`;
      return { files, made: { path, ...CARD_SIZE, alt: recipe.alt } };
    });
    return { ...card, page };
  };
  const finished = await inParallel(planCards(site), finish);
  store.prune(finished);
  const made = finished.filter(({ isNew }) => isNew).length;
  const cards = Object.fromEntries(finished.map((card) => [card.page, card.made]));
  return { cards, made, reused: finished.length - made };
}

export function publishCards(root: string, cards: Cards, site: string): void {
  const names = new Set(Object.values(cards).map(({ path }) => basename(path)));
  placeFiles(join(root, CACHE, FILES), names, join(site, PUBLISHED));
}

/** Lists the cards to make. Sold-out designs keep their pages, so they have cards too. */
function planCards({ content, manifest }: Site): Planned[] {
  const { catalogue, studio } = content;
  const { name, tagline } = studio;
  const host = new URL(studio.url).hostname;
  const designs = catalogue.map((design): Planned => {
    const { id, title, image } = design;
    return {
      page: toDesignPath(id),
      stem: `design-${id}`,
      alt: `${toAlt(design)}, on paper, with its title and the name ${name}`,
      title: [title, `No. ${id}`],
      line: [name, host],
      drawing: layOutDrawing(largestOf(findEntry(manifest.plate, image))),
    };
  });
  const alt = `${name}: ${tagline}`;
  return [{ page: "/", stem: "site", alt, title: [name, host], line: [tagline, ""] }, ...designs];
}

async function render({ title, line, drawing }: Omit<Planned, "page">, root: string, renderer: Renderer) {
  const { look, fonts, toDrawable, satori } = renderer;
  const words = { title: toDrawable(...title), line: toDrawable(...line) };
  const svg = await satori(Card({ ...words, isBesideSheet: drawing !== undefined, look }), {
    ...CARD_SIZE,
    fonts,
  });
  if (!drawing) return encodeCard(svg);
  const bytes = readFileSync(join(picturesFolder(root), basename(drawing.path)));
  return encodeCard(svg, { ...drawing.box, bytes });
}

/** Hashes the mark, colors and fonts, and the code that draws with them. */
function hashLook({ fonts, ...shapes }: Look): string {
  const faces = fonts.map((path) => hash("sha256", readFileSync(path)));
  const code = hashCode(["scripts/site/cards", "scripts/brand", ...PICTURE_CODE]);
  return hash("sha256", JSON.stringify([shapes, faces, code]));
}

type Renderer = Awaited<ReturnType<typeof loadRenderer>>;

/** Loads these large libraries only when a card is new. */
async function loadRenderer(look: Look) {
  const [{ default: satori }, { openLetters }] = await Promise.all([
    import("satori"),
    import("./letters.ts"),
  ]);
  return { look, satori, ...(await openLetters(look.fonts)) };
}
