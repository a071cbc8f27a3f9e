/** Makes social cards, with a cache like that of the pictures. */
import { createHash, hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import pMap from "p-map";
import type { Look } from "#brand/look.ts";
import { FILES, picturesFolder } from "#disk/build-folder.ts";
import { placeFiles, Store } from "#disk/store.ts";
import { type Cards, cardsSchema } from "#domain/cards-schema.ts";
import type { Content } from "#domain/content.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { PIPELINE } from "#images/pipeline.ts";
import { encodeCard } from "#images/pixels/shapes.ts";
import { CARD_SIZE, Card, NARROW, WIDE } from "./Card.tsx";
import { type CardRecipe, type PlannedCard, planCards } from "./plan-cards.ts";

const CACHE = ".cache/cards";

/** The folder of the published cards, below the site's root. */
const PUBLISHED = "cards";

/** `made` and `reused` count cards. */
type MadeCards = { cards: Cards; made: number; reused: number };

/** Makes what the cache lacks, and deletes from it what no page needs any more. */
export async function makeCards(
  root: string,
  content: Content,
  manifest: Manifest,
  look: Look,
): Promise<MadeCards> {
  const store = new Store(join(root, CACHE), cardsSchema.valueType);
  const lookHash = hashLook(look);
  let hand: Promise<Hand> | undefined;
  const finish = async ({ page, stem, alt, recipe }: PlannedCard) => {
    const identity = hash("sha256", JSON.stringify([stem, alt, recipe, lookHash]));
    const card = await store.findOrMake(identity, async () => {
      hand ??= loadHand(look);
      const bytes = await render(recipe, root, await hand);
      const files = store.addFiles([{ name: `${stem}.jpg`, bytes }]);
      return { files, made: { path: `${PUBLISHED}/${files[0]?.name}`, ...CARD_SIZE, alt } };
    });
    return { ...card, page };
  };
  const concurrency = availableParallelism() + 1;
  const finished = await pMap(planCards(content, manifest), finish, { concurrency });
  store.prune(finished);
  const made = finished.filter(({ isNew }) => isNew).length;
  const cards = Object.fromEntries(finished.map((card) => [card.page, card.made]));
  return { cards, made, reused: finished.length - made };
}

export function publishCards(root: string, cards: Cards, site: string): void {
  const names = new Set(Object.values(cards).map(({ path }) => basename(path)));
  placeFiles(join(root, CACHE, FILES), names, join(site, PUBLISHED));
}

async function render({ title, line, drawing }: CardRecipe, root: string, hand: Hand): Promise<Uint8Array> {
  const { look, letters, fonts, satori } = hand;
  const column = drawing ? NARROW : WIDE;
  const words = { title: letters.toDrawable(...title), line: letters.toDrawable(...line) };
  const card = Card({ ...words, titleSize: letters.fit(words.title, column), column, look });
  const svg = await satori(card, { ...CARD_SIZE, fonts });
  if (!drawing) return encodeCard(svg);
  const bytes = readFileSync(join(picturesFolder(root), basename(drawing.path)));
  return encodeCard(svg, { ...drawing.box, bytes });
}

/** Mark, colors and fonts, and the code that draws with them. */
function hashLook(look: Look): string {
  const { fonts, ...shapes } = look;
  const hash = createHash("sha256").update(JSON.stringify([shapes, PIPELINE]));
  const code = readdirSync(import.meta.dirname).sort();
  for (const path of [...fonts, ...code.map((name) => join(import.meta.dirname, name))])
    hash.update(readFileSync(path));
  return hash.digest("hex");
}

type Hand = Awaited<ReturnType<typeof loadHand>>;

/** Loaded only when a card is new, as these libraries are large. */
async function loadHand(look: Look) {
  const [{ default: satori }, { Letters }] = await Promise.all([import("satori"), import("./letters.ts")]);
  const letters = new Letters(look.fonts);
  return { look, letters, fonts: await letters.toFonts(), satori };
}
