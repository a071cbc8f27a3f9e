/** A design in a sentence or two, for those who have not seen it yet. */
import type { Data } from "./+data.ts";

type Described = Pick<Data["design"], "title" | "sentences">;

/** The artist's words, or else what it is and who drew it. */
export function toDescription({ title, sentences }: Described, { name }: { name: string }): string {
  return sentences.join(" ") || `${title}, a dotwork design by ${name}.`;
}
