/** Eight questions about a new studio, which options of the command line or the artist at the terminal answer. */
import { cancel, group, type TextOptions, text } from "@clack/prompts";
import { z } from "zod";
import { explainAnswer } from "#content/validate.ts";
import { calAddress } from "#domain/calendar-schema.ts";
import { conventionsShape, DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { makeStudioSchema } from "#domain/studio-schema.ts";

const { name, url, contact, location } = makeStudioSchema(DEFAULT_CONVENTIONS).shape;
const [place, { email }] = [location.shape.city.nullable(), contact.shape];
const bookable = { booking: calAddress.nullable(), url: url.nullable() };
const answersSchema = z.object({ name, place, email, ...bookable, ...conventionsShape });

/** The answers; null where there is none yet. */
export type Answers = z.infer<typeof answersSchema>;
type Key = keyof Answers;

/** What was typed for each question; '' means none. */
export type Typed = Partial<Record<Key, string>>;

export const QUESTIONS: Record<Key, string> = {
  name: "Name of the studio",
  place: 'City, and its state or country, such as "Portland, OR" (Enter for none)',
  email: "E-mail address for visitors",
  booking: "Booking link at Cal.com, such as https://cal.com/slow-dot/session (Enter for e-mail alone)",
  url: "Address of the site, such as https://slowdot.com (Enter for none yet)",
  locale: "Language and country, for numbers, prices and dates, such as pt-PT",
  currency: "Currency of your prices, in three letters, such as EUR",
  units: "Unit of your sizes: in or cm",
};
export const KEYS = answersSchema.keyof().options;

/** What Enter accepts, and what options may leave out. */
const OFFERS: Typed = DEFAULT_CONVENTIONS;

/** Asks what `typed` leaves out, each until its answer is valid. Tests replace the terminal. */
export function ask(typed: Typed, terminal?: Pick<TextOptions, "input" | "output">): Promise<Typed> {
  const prompts = KEYS.map((key) => {
    const [message, offer] = [QUESTIONS[key], OFFERS[key]];
    const placeholder = offer && `${offer} (Enter accepts it)`;
    const validate = (answer?: string) => checkAnswer(key, answer);
    const options = { message, placeholder, defaultValue: offer, validate, ...terminal };
    return [key, async () => typed[key] ?? text(options)];
  });
  return group<Typed>(Object.fromEntries(prompts), { onCancel });
}

function onCancel(): never {
  cancel("Nothing was created.");
  process.exit(130);
}

export const findMissing = (typed: Typed) => KEYS.filter((key) => typed[key] === undefined && !OFFERS[key]);

/** Says what is wrong with an answer, in the words of `npm run check`. */
export function checkAnswer(key: Key, typed?: string): string | undefined {
  const answer = read(key, typed);
  return answer === undefined
    ? "Expected an address at Cal.com such as https://cal.com/slow-dot/session"
    : explainAnswer(answersSchema.shape[key], answer);
}

export const readAnswers = (typed: Typed): Answers =>
  answersSchema.parse(Object.fromEntries(KEYS.map((key) => [key, read(key, typed[key])])));

/** Converts what was typed to an answer. Returns undefined for a booking link elsewhere than at Cal.com. */
function read(key: Key, typed = ""): unknown {
  const text = typed.trim() || OFFERS[key] || "";
  if (text === "" && /^(place|booking|url)$/.test(key)) return null;
  if (key === "booking") return readBooking(text);
  return key === "url" ? (toAddress(text)?.href.replace(/\/$/, "") ?? text) : text;
}

/** Reads a link to Cal.com, which shows pages at cal.com and frames at app.cal.com. */
function readBooking(typed: string) {
  const address = toAddress(typed);
  const [, ending] = /^(?:www\.|app\.)?cal\.(com|eu)$/.exec(address?.hostname ?? "") ?? [];
  const calLink = address?.pathname.replace(/^\/|\/$/g, "");
  if (!ending || !calLink) return undefined;
  return { origin: `https://app.cal.${ending}`, calLink, namespace: calLink.split("/").at(-1) };
}

/** Reads an address, from which artists often leave out `https://`. */
function toAddress(typed: string): URL | undefined {
  const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const address = /\s/.test(typed) || !URL.canParse(whole) ? undefined : new URL(whole);
  return address?.hostname.includes(".") ? address : undefined;
}
