/** Data of the booking page: the artist's texts, and the calendar's settings. */
import { readContent, readManifest } from "#renderer/content.server.ts";

export type Data = ReturnType<typeof data>;

export function data() {
  const { studio } = readContent();
  const { calLink, namespace, origin, config, initConfig, intro, faq } = studio.booking;
  return {
    email: studio.contact.email,
    intro,
    figures: readManifest().figure,
    faq: faq.map(({ question, answer }) => ({ question, answer })),
    calendar: { calLink, namespace, origin, config, initConfig },
  };
}
