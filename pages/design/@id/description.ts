/** A short description of a design, for search results and link previews. */
import type { Data } from "./+data.ts";

type Described = Pick<Data["design"], "title" | "sentences">;

/** The artist's own description, or a generic one. */
export function toDescription({ title, sentences }: Described, { name }: { name: string }): string {
  return sentences.join(" ") || `${title}, a tattoo design by ${name}.`;
}
