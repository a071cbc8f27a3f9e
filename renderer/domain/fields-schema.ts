/** The kinds of value that the YAML files share. `examples` are quoted to whoever writes something else. */
import { z } from "zod";

/** Blanks around it are dropped. Control characters can only come from escapes such as "\0". */
const typed = z
  .string()
  .trim()
  .refine((value) => !/(?![\t\n\r])\p{Cc}/u.test(value), {
    error:
      "Expected readable text, found an invisible control character. Write it without codes such as \\0.",
  });

/** A letter and its accent are one character, as the fonts have it; what macOS writes are two. */
const line = typed.normalize("NFC");

/** Non-empty text. */
export const text = line.min(1).refine((value) => value === "" || /[\p{L}\p{N}\p{P}\p{S}]/u.test(value), {
  error: "Expected visible text, found only invisible characters.",
});

/** Text that becomes an address in its page. */
export const heading = text.refine((value) => /[\p{L}\p{N}]/u.test(value), {
  error: "Expected a letter or a digit in it, as it becomes an address in the page.",
});

/**
 * Text that may be left blank; stays blank, so that what was validated once can be validated again. What is said of
 * the field belongs to what is written in the file: a JSON Schema takes nothing from beyond a transform.
 */
export const blankableText = (said: { description: string; examples: string[] }) =>
  line
    .nullable()
    .meta(said)
    .transform((value) => value ?? "")
    .optional();

/** The number of an entry, part of its address: unique within its file. */
export const id = z
  .int()
  .min(1)
  .meta({ description: "Its number, which no other entry has.", examples: [12] });

/** A picture's path below `images/`, with forward slashes. Whether the file is there is checked apart. */
export const imagePath = typed.min(1).meta({
  description: "The photo, by its path below images/.",
  examples: ["designs/moon-moth.jpg"],
});

export const email = z.email().meta({ examples: ["hello@slowdot.example"] });

export const webAddress = z
  .url({ protocol: /^https?$/ })
  .meta({ examples: ["https://www.instagram.com/slowdot.example/"] });

/** Markdown: paragraphs, **bold**, *italic*, lists, links, tables. Raw HTML is not rendered. */
export const markdown = text;

/** A field as editors show it while somebody fills it in. */
export const documented = (description: string, example?: unknown) => ({
  description,
  ...(example === undefined ? {} : { examples: [example] }),
});

/** Two words on one line, joined by dot leaders. */
export const labelled = z.strictObject({
  label: text.meta(documented("Left of the dots.", "Shop minimum")),
  value: text.meta(documented("Right of the dots.", "$150")),
});
