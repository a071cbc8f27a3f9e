/** Makes social cards, through a cache like that of the pictures. */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import pMap from "p-map";
import type { Look } from "#brand/look.ts";
import type { Content } from "#content/load-content.ts";
import { type Card, type Cards, cardsSchema } from "#domain/cards-schema.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { PIPELINE } from "#images/pipeline.ts";
import { decode } from "#images/pixels/render.ts";
import { encodeCard } from "#images/pixels/shapes.ts";
import { picturesFolder, placeFiles } from "#images/publish.ts";
import { FILES, Store, type Stored, sha256 } from "#images/store.ts";
import { CARD_SIZE } from "./draw-card.ts";
import { loadOutlines } from "./outlines.ts";
import { type CardRecipe, type PlannedCard, planCards } from "./plan-cards.ts";

const CACHE = ".cache/cards";

/** Folder of the published cards below the site's root. */
const PUBLISHED = "cards";

type Finished = Stored<Card> & { page: string; identity: string; isNew: boolean };

/** `made` and `reused` count cards. */
export type MadeCards = { cards: Cards; made: number; reused: number };

/** Makes what the cache lacks, and drops what no page needs any more. */
export async function makeCards(
  root: string,
  content: Content,
  manifest: Manifest,
  look: Look,
): Promise<MadeCards> {
  const store = new Store(join(root, CACHE), cardsSchema.valueType);
  const planned = planCards(content, manifest, { look, outlines: loadOutlines(look.fonts) });
  const finished = await pMap(planned, (card) => finish(root, store, card), {
    concurrency: availableParallelism() + 1,
  });
  store.prune(
    new Set(finished.map(({ identity }) => identity)),
    new Set(finished.flatMap(({ files }) => files.map(({ name }) => name))),
  );
  const made = finished.filter(({ isNew }) => isNew).length;
  const cards = Object.fromEntries(finished.map((card) => [card.page, card.made]));
  return { cards, made, reused: finished.length - made };
}

/** Places the cards in `<site>/cards/`. */
export function publishCards(root: string, cards: Cards, site: string): void {
  const names = new Set(Object.values(cards).map(({ path }) => basename(path)));
  placeFiles(join(root, CACHE, FILES), names, join(site, PUBLISHED));
}

async function finish(root: string, store: Store<Card>, planned: PlannedCard): Promise<Finished> {
  const { page, stem, alt, recipe } = planned;
  const identity = sha256(JSON.stringify([stem, alt, recipe, PIPELINE]));
  const known = store.find(identity);
  if (known) return { ...known, page, identity, isNew: false };
  const files = store.addFiles([{ name: `${stem}.jpg`, bytes: await render(root, recipe) }]);
  const fresh = { files, made: { path: `${PUBLISHED}/${files[0]?.name}`, ...CARD_SIZE, alt } };
  store.addRecord(identity, fresh);
  return { ...fresh, page, identity, isNew: true };
}

async function render(root: string, { svg, drawing }: CardRecipe): Promise<Uint8Array> {
  if (!drawing) return encodeCard(svg);
  const { left, top, width, height } = drawing.box;
  const bytes = readFileSync(join(picturesFolder(root), basename(drawing.path)));
  return encodeCard(svg, { picture: await decode(bytes, { width, height }), left, top });
}
