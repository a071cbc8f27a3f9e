/** Data of the booking page: the artist's texts, and the calendar's settings. */
import { toSentences } from "#domain/sentences.ts";
import { readContent, readManifest } from "#renderer/content.server.ts";
import { toHead } from "#renderer/structured-data.ts";

export type Data = ReturnType<typeof data>;

export function data() {
  const { studio } = readContent();
  const { calLink, namespace, origin, config, initConfig, intro, faq } = studio.booking;
  return {
    head: toHead(studio, {
      name: "Booking",
      title: "Book an appointment",
      path: "/booking/",
      description: `Choose a time for your hand-poked tattoo at ${studio.name}: the calendar, and what to know before you pick a day.`,
    }),
    email: studio.contact.email,
    intro: splitIntro(intro),
    figures: readManifest().figure,
    faq,
    care: studio.care.map(({ title }) => title),
    calendar: { calLink, namespace, origin, config, initConfig },
  };
}

/** The first sentence, and what follows it. */
function splitIntro(intro: string): { first: string; rest: string } {
  const [text = "", ...paragraphs] = intro.split(/\n\s*\n/);
  const paragraph = text.replaceAll(/\s+/g, " ").trim();
  const starts = toSentences(paragraph).map((_, index, all) => all.slice(0, index + 1).join(" "));
  const first = starts.find(isWhole) ?? paragraph;
  return { first, rest: [paragraph.slice(first.length), ...paragraphs].join("\n\n").trim() };
}

/** Not within bold text or a link. */
function isWhole(markdown: string): boolean {
  return (markdown.match(/[*_]/g) ?? []).length % 2 === 0 && !/\[[^\]]*$/.test(markdown);
}
