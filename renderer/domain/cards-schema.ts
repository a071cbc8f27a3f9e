/** Social cards: the pictures that other sites show with a link. The build writes them, the shell reads them. */
import { z } from "zod";

const card = z.strictObject({
  /** The path below the site's root, without a leading slash. */
  path: z.string(),
  /** Its size is in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Alternative text. */
  alt: z.string(),
});

/** Cards by the path of the page below the base. `/` is the card of the site, for pages without their own. */
export const cardsSchema = z.record(z.string(), card);

export type CardEntry = z.infer<typeof card>;
export type Cards = z.infer<typeof cardsSchema>;
