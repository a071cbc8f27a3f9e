/** The kinds of values that the YAML files share. Error messages quote the `examples`. */
import { z } from "zod";

/** Trimmed. Control characters only come from escapes such as "\0". */
const typed = z
  .string()
  .trim()
  .refine((value) => !/(?![\t\n\r])\p{Cc}/u.test(value), {
    error:
      "Expected readable text, found an invisible control character. Write it without codes such as \\0.",
  });

/** Text that may be empty. macOS writes an accented letter as two characters; the fonts know it as one. */
export const line = typed.normalize("NFC");

/** How messages speak of a field, in words that its schema does not hold. */
type Wording = {
  /** Replaces "text such as …". */
  expected?: string;
  /** Says what to do about a text. */
  remedy?: (written: string) => string | undefined;
};

export const wordings = z.registry<Wording>();

/** What the build does with a text: it sets its type, reads its Markdown, or looks for the file below `images/`. */
export const textKinds = z.registry<{ kind: "prose" | "markdown" | "file" }>();

/** Non-empty text that stays as it is typed, such as a postal code. */
export const plainText = line
  .min(1)
  .refine((value) => value === "" || /[\p{L}\p{N}\p{P}\p{S}]/u.test(value), {
    error: "Expected visible text, found only invisible characters.",
  });

/** Words for visitors. */
export const text = plainText.clone().register(textKinds, { kind: "prose" });

/** Text that becomes an address in its page. */
export const heading = text.refine((value) => /[\p{L}\p{N}]/u.test(value), {
  error: "Expected at least one letter or digit, as it becomes an address in the page.",
});

/** The number of an entry, part of its address. Unique within its file. */
export const id = z.int().min(1).meta(documented("Its number, which no other entry has.", 12));

/** A picture's path below `images/`, with forward slashes. Another check looks for the file. */
export const imagePath = typed
  .min(1)
  .meta(documented("The photo, by its path below images/.", "designs/moon-moth.jpg"))
  .register(textKinds, { kind: "file" });

export const email = z.email().meta({ examples: ["hello@slowdot.example"] });

export const webAddress = z
  .url({ protocol: /^https?$/ })
  .meta({ examples: ["https://www.instagram.com/slowdot.example/"] });

/** An address outside the site that a link may have. */
export const OUTSIDE = /^(https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]|tel:[+(]?\d)/i;

/** A page, a mail or a call. */
export const linkAddress = z
  .url()
  .refine((value) => OUTSIDE.test(value))
  .register(wordings, { expected: "an address that begins with https://, mailto: or tel:" });

/** The address of something that pages load. Its host becomes part of policies, where other signs have a meaning. */
export const secureAddress = webAddress
  .refine((value) => !/^http:/i.test(value), {
    error:
      "Expected an address with https:, as browsers load nothing else into a page that has it. Write https: in place of http:",
  })
  .refine(
    (value) =>
      !/^https:/i.test(value) || !URL.canParse(value) || /^[\w-]+(\.[\w-]+)*$/.test(new URL(value).hostname),
    {
      error: ({ input }) =>
        `Expected letters, digits and hyphens between dots, such as app.cal.com, found the host ${truncate(new URL(String(input)).host)}. Copy the address again.`,
    },
  );

/** Markdown: paragraphs, **bold**, *italic*, lists, links, tables, pictures below images/. HTML is rejected. */
export const markdown = plainText.clone().register(textKinds, { kind: "markdown" });

/** Makes the schema of a list that may be empty: written as [], or with nothing after its colon. */
export function listOf<T extends z.ZodType>(entry: T, meta: Parameters<z.ZodType["meta"]>[0]) {
  return z
    .array(entry)
    .nullable()
    .meta(meta ?? {})
    .transform((entries) => entries ?? []);
}

/** Two words on one line, joined by dot leaders. */
export const labeled = z.strictObject({
  label: text.meta(documented("Left of the dots.", "Age")),
  value: text.meta(documented("Right of the dots.", "18 or older")),
});

/**
 * Describes a field, for editors and messages. A transformed field is documented before its transform: a JSON Schema of
 * the input does not see beyond it.
 */
export function documented(description: string, ...examples: unknown[]) {
  return { description, ...(examples.length > 0 && { examples }) };
}

/**
 * Invisible characters, except those that shape the one before, as in emoji and Persian, and unusual spaces at either end.
 * They make a wrong text look right.
 */
const UNSEEN = /(?<![^\0-\u024f])\p{DI}|^[^\S \t\r\n]+|[^\S \t\r\n]+$/gu;

const toCode = (unseen: string) =>
  `[U+${unseen.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}]`;

/** Shortens what a message quotes to one line of at most 80 characters, and makes invisible characters visible. */
export function truncate(text: string): string {
  const line = text
    .replace(UNSEEN, toCode)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** Reports, within a transform, a text that cannot be read, in the words of `wordings`. */
export function unreadable(context: z.RefinementCtx): never {
  context.addIssue({ code: "custom" });
  return z.NEVER;
}
