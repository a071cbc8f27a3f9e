/** Eight questions about a new studio. */
import { z } from "zod";
import { calAddress } from "#domain/calendar-schema.ts";
import { conventionsShape, DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { makeStudioSchema } from "#domain/studio-schema.ts";
import type { Question } from "./question.ts";

const { name, url, contact, location } = makeStudioSchema(DEFAULT_CONVENTIONS).shape;

/** The answers; null where there is none yet. */
export const answersSchema = z.object({
  name,
  place: location.shape.city.nullable(),
  email: contact.shape.email,
  booking: calAddress.nullable(),
  url: url.nullable(),
  ...conventionsShape,
});

export type Answers = z.infer<typeof answersSchema>;

const ANSWERS = answersSchema.shape;

export const QUESTIONS: readonly Question<keyof Answers>[] = [
  { key: "name", schema: ANSWERS.name, message: "Name of the studio" },
  {
    key: "place",
    schema: ANSWERS.place,
    message: "City, and its state or country (Enter for none)",
    placeholder: '"Portland, OR"',
    read: (typed) => typed || null,
  },
  { key: "email", schema: ANSWERS.email, message: "E-mail address for visitors" },
  {
    key: "booking",
    schema: ANSWERS.booking,
    message: "Booking link at Cal.com (Enter for none yet)",
    placeholder: "https://cal.com/slow-dot/session",
    read: (typed) => (typed === "" ? null : readBooking(typed)),
    hint: "The calendar of this site is Cal.com's. Write the address of your booking page there, such as https://cal.com/slow-dot/session",
  },
  {
    key: "url",
    schema: ANSWERS.url,
    message: "Address of the site (Enter for none yet)",
    placeholder: "https://slowdot.com",
    read: (typed) => (typed === "" ? null : toAddress(typed)?.href.replace(/\/$/, "")),
    hint: "Write the address at which visitors will find the site, such as https://slowdot.com",
  },
  {
    key: "locale",
    schema: ANSWERS.locale,
    message: "Language and country, for numbers, prices and dates",
    placeholder: "pt-PT",
    isOptional: true,
  },
  {
    key: "currency",
    schema: ANSWERS.currency,
    message: "Currency of your prices, in three letters",
    placeholder: "EUR",
    isOptional: true,
  },
  {
    key: "units",
    schema: ANSWERS.units,
    message: "Unit of your sizes: in or cm",
    placeholder: "cm",
    isOptional: true,
  },
];

/** Cal.com shows pages at cal.com and frames at app.cal.com. */
function readBooking(typed: string) {
  const address = toAddress(typed);
  const [, ending] = /^(?:www\.|app\.)?cal\.(com|eu)$/.exec(address?.hostname ?? "") ?? [];
  const calLink = address?.pathname.replace(/^\/|\/$/g, "");
  if (!ending || !calLink) return undefined;
  return { origin: `https://app.cal.${ending}`, calLink, namespace: calLink.split("/").at(-1) };
}

/** Artists often leave out `https://`. */
function toAddress(typed: string): URL | undefined {
  const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const address = /\s/.test(typed) || !URL.canParse(whole) ? undefined : new URL(whole);
  return address?.hostname.includes(".") ? address : undefined;
}
