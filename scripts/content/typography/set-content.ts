/** Sets the type of every text in the content, so that pages, islands, cards and data files all read the same. */
import { visit } from "unist-util-visit";
import type { Content } from "#domain/content.ts";
import { reader } from "../checks/markdown.ts";
import { textsAt, valueAt } from "../subject.ts";
import { typeset, typesetRun } from "./typeset.ts";

/** `**` matches each entry of a list. */
const PLAIN = [
  ...["title", "imageDescription", "alt", "price.text"].map((key) => `catalogue.**.${key}`),
  ...["works.**", "studio.**", "portrait"].map((photo) => `portfolio.${photo}.alt`),
  ...["name", "tagline", "description", "brand.word", "brand.notFound"].map((key) => `studio.${key}`),
  ...["street", "city", "parking", "hours"].map((key) => `studio.location.${key}`),
  ...["heading", "lead", "handPoked.lead", "handPoked.names.**"].map((key) => `studio.about.${key}`),
  ...["label", "value"].map((key) => `studio.about.handPoked.traits.**.${key}`),
  ...[
    "tips",
    "faq.**.question",
    "deposits.**.name",
    "deposits.**.text",
    "payments.**.by",
    "custom.fee",
    "custom.answer",
  ].map((key) => `studio.booking.${key}`),
  ...["atAGlance.**.label", "atAGlance.**.value", "sections.**.title"].map((key) => `studio.policies.${key}`),
  "studio.care.**.title",
  ...["tooSmall", "tooLarge"].map((key) => `studio.tryOn.${key}`),
];

const MARKDOWN = [
  "studio.about.biography",
  "studio.booking.intro",
  "studio.booking.faq.**.answer",
  "studio.policies.sections.**.body",
  "studio.care.**.body",
];

export function setContent(content: Content): Content {
  const whole = structuredClone(content);
  setAt(whole, PLAIN, typeset);
  setAt(whole, MARKDOWN, setMarkdown);
  return whole;
}

function setAt(content: Content, places: readonly string[], set: (text: string) => string): void {
  for (const { path, text } of textsAt(
    content,
    places.map((place) => place.split(".")),
  )) {
    Object(valueAt(content, path.slice(0, -1)))[path.at(-1) ?? ""] = set(text);
  }
}

/** Reads each paragraph across its links and stresses. Markup, code and addresses stay as typed. */
export function setMarkdown(markdown: string): string {
  let set = "";
  let end = 0;
  visit(reader.parse(markdown), ["paragraph", "heading", "tableCell"], (block) => {
    const places: { start: number; stop: number }[] = [];
    visit(block, ["text", "inlineCode"], ({ position }) => {
      if (position) places.push({ start: position.start.offset ?? 0, stop: position.end.offset ?? 0 });
    });
    const pieces = typesetRun(places.map(({ start, stop }) => markdown.slice(start, stop)));
    for (const [index, { start, stop }] of places.entries()) {
      set += markdown.slice(end, start) + pieces[index];
      end = stop;
    }
  });
  return set + markdown.slice(end);
}
