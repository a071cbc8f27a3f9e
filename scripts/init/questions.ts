/** The six questions about a new studio. */
import { z } from "zod";
import { studioSchema } from "#domain/studio-schema.ts";
import type { Question } from "../add/question.ts";

const { name, url, contact, location, social, booking } = studioSchema.shape;

/** The part of studio.yaml that each question fills. */
export const answersSchema = z.object({
  name,
  place: location
    .pick({ city: true, region: true, postalCode: true, country: true })
    .extend({ town: z.string().optional() })
    .nullable(),
  email: contact.shape.email,
  booking: booking.pick({ origin: true, calLink: true, namespace: true }),
  social: social.nullable(),
  url,
});

/** `social` and `place` are null when the artist gives none. `town` is the place in words. */
export type Answers = z.infer<typeof answersSchema>;

const ANSWERS = answersSchema.shape;

export const QUESTIONS: readonly Question<keyof Answers>[] = [
  { key: "name", schema: ANSWERS.name, message: "Name of the studio" },
  {
    key: "place",
    schema: ANSWERS.place,
    message: "Place (Enter for none)",
    placeholder: '"Portland, OR" or "Bogotá, Colombia"',
    read: readPlace,
    hint: 'Write the city, and after commas the state and the country if you like, such as "Bogotá, Colombia"',
  },
  { key: "email", schema: ANSWERS.email, message: "E-mail address for visitors" },
  {
    key: "booking",
    schema: ANSWERS.booking,
    message: "Booking link at Cal.com",
    placeholder: "https://cal.com/slow-dot/session",
    read: readBooking,
    hint: "The calendar of this site is Cal.com's. Write the address of your booking page there, such as https://cal.com/slow-dot/session",
  },
  {
    key: "social",
    schema: ANSWERS.social,
    message: "Social link (Enter for none)",
    placeholder: "https://www.instagram.com/slowdot/",
    read: readSocial,
    hint: "Write the whole address of your profile, such as https://www.instagram.com/slowdot/",
  },
  {
    key: "url",
    schema: ANSWERS.url,
    message: "Address of the site",
    placeholder: "https://slowdot.com",
    read: (typed) => toAddress(typed)?.href.replace(/\/$/, ""),
    hint: "Write the address at which visitors will find the site, such as https://slowdot.com",
  },
];

const STATES =
  /^(A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/i;

/** Words with digits are the postal code. */
const POSTAL = /[\p{L}-]*\d[\p{L}\d-]*/gu;

/** City, region and country, of which the last two may be missing. */
function readPlace(typed: string) {
  if (typed === "") return null;
  const parts = typed
    .replace(POSTAL, "")
    .split(",")
    .map((part) => part.trim());
  const [city, second, third, fourth] = parts.filter(Boolean);
  const isState = STATES.test(second ?? "");
  const country = third ? toCountry(third) : isState ? "US" : toCountry(second);
  if (!city || fourth || (third && !country)) return undefined;
  const region = isState ? second?.toUpperCase() : third || !country ? second : undefined;
  const town = [city, region ?? second, third].filter(Boolean).join(", ");
  return { city, region, postalCode: typed.match(POSTAL)?.join(" "), country, town };
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** `Colombia` or `co` → `CO` */
function toCountry(typed = ""): string | undefined {
  const names = new Intl.DisplayNames("en", { type: "region" });
  const word = typed.toLowerCase().replace(/^(the )?u\.?s\.?a\.?$/, "us");
  const code = CODES.find((each) => {
    const name = names.of(each) ?? each;
    return name !== each && [each, name].some((known) => known.toLowerCase() === word);
  });
  return code && new Intl.Locale(`und-${code}`).region;
}

/** Cal.com shows pages at cal.com and frames at app.cal.com. */
function readBooking(typed: string) {
  const address = toAddress(typed);
  const [, ending] = /^(?:www\.|app\.)?cal\.(com|eu)$/.exec(address?.hostname ?? "") ?? [];
  const calLink = address?.pathname.replace(/^\/|\/$/g, "");
  if (!ending || !calLink) return undefined;
  return { origin: `https://app.cal.${ending}`, calLink, namespace: calLink.split("/").at(-1) };
}

const NETWORKS = ["Instagram", "TikTok", "Facebook", "YouTube", "Bluesky", "Pinterest", "Threads"];

function readSocial(typed: string) {
  if (typed === "") return null;
  const address = toAddress(typed);
  if (!address || address.pathname === "/") return undefined;
  const { hostname, href } = address;
  const label = NETWORKS.find((network) => hostname.includes(network.toLowerCase()));
  return { label: label ?? hostname.replace(/^www\./, ""), url: href };
}

/** Artists often leave out `https://`. */
function toAddress(typed: string): URL | undefined {
  const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const address = /\s/.test(typed) || !URL.canParse(whole) ? undefined : new URL(whole);
  return address?.hostname.includes(".") ? address : undefined;
}
