/** The six questions about a new studio. */
import { z } from "zod";
import { studioSchema } from "#domain/studio-schema.ts";
import type { Question } from "../add/question.ts";

const { name, url, contact, location, social, booking } = studioSchema.shape;

/** The part of studio.yaml that each question fills. */
export const answersSchema = z.object({
  name,
  place: location.pick({ city: true, region: true }),
  email: contact.shape.email,
  booking: booking.pick({ origin: true, calLink: true, namespace: true }),
  social: social.nullable(),
  url,
});

/** `social` is null when the artist has none. */
export type Answers = z.infer<typeof answersSchema>;

const ANSWERS = answersSchema.shape;

export const QUESTIONS: readonly Question<keyof Answers>[] = [
  { key: "name", schema: ANSWERS.name, message: "Name of the studio" },
  {
    key: "place",
    schema: ANSWERS.place,
    message: "City and state",
    placeholder: "Portland, OR",
    read: readPlace,
    hint: "Write the city, a comma and the state in two letters, such as Portland, OR",
  },
  { key: "email", schema: ANSWERS.email, message: "E-mail address for visitors" },
  {
    key: "booking",
    schema: ANSWERS.booking,
    message: "Booking link",
    placeholder: "https://cal.com/slow-dot/session",
    read: readBooking,
    hint: "Write the whole address of your booking page, such as https://cal.com/slow-dot/session",
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

function readPlace(typed: string) {
  const [, city, region] = /^(.*\S)\s*,\s*([a-z]{2})\.?$/i.exec(typed) ?? [];
  return region && { city, region: region.toUpperCase() };
}

/** Cal.com shows pages at cal.com and frames at app.cal.com; other hosts serve both. */
function readBooking(typed: string) {
  const address = toAddress(typed);
  const calLink = address?.pathname.replace(/^\/|\/$/g, "");
  if (!address || !calLink) return undefined;
  const origin = address.origin.replace(/\/\/(?:www\.)?cal\.(com|eu)$/, "//app.cal.$1");
  return { origin, calLink, namespace: calLink.split("/").at(-1) };
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
