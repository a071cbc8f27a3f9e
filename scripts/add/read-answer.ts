/** Reads what is typed where it is not the answer itself. Undefined when it cannot be read. */
import { TAGS } from "#domain/catalogue-schema.ts";

export function readEither(yes: RegExp, no: RegExp): (typed: string) => boolean | undefined {
  return (typed) => (yes.test(typed) ? true : no.test(typed) ? false : undefined);
}

/** Numbers or names, separated by commas. */
export function readTags(typed: string): string[] | null {
  const words = typed.split(",").map((word) => word.trim());
  const tags = words.filter(Boolean).map((word) => TAGS[Number(word) - 1] ?? word);
  return tags.length > 0 ? tags : null;
}

/** Pairs of numbers, however they are separated. */
export function readCorners(typed: string): number[][] {
  const numbers = (typed.match(/-?[\d.]+/g) ?? []).map(Number);
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, ...numbers.slice(at + 1, at + 2)]] : []));
}

export const readNumber = (typed: string) => (/^\d+$/.test(typed) ? Number(typed) : undefined);

export const readFalse = (typed: string) => (typed === "false" ? false : undefined);
