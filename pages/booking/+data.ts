/** Data of the booking page: the artist's texts, the calendar's settings, and the available designs. */
import { isSoldOut } from "#domain/availability.ts";
import { toEmbedOrigin } from "#domain/embed-origin.ts";
import { readContent } from "#renderer/content.server.ts";

export type Data = ReturnType<typeof data>;

export function data() {
  const { catalogue, studio } = readContent();
  const { calLink, namespace, origin, config, initConfig, intro, faq } = studio.booking;
  return {
    email: studio.contact.email,
    intro,
    faq: faq.map(({ question, answer }) => ({ question, answer })),
    calendar: { calLink, namespace, embedOrigin: toEmbedOrigin(origin), config, initConfig },
    designs: catalogue.filter((design) => !isSoldOut(design)).map(({ id, title }) => ({ id, title })),
  };
}
