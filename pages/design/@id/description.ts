/** The title and a short description of a design's page, for search results and link previews. */
import type { Data } from "./+data.ts";

type Titled = Pick<Data["design"], "id" | "title" | "hasNamesake">;
type Described = Pick<Data["design"], "title" | "sentences">;

/** Includes the number when another design has the same title. */
export function toTitle({ id, title, hasNamesake }: Titled, { name }: { name: string }): string {
  return `${title}${hasNamesake ? `, No. ${id}` : ""} | ${name}`;
}

/** The artist's own description, or a generic one. */
export function toDescription({ title, sentences }: Described, { name }: { name: string }): string {
  return sentences.join(" ") || `${title}, a tattoo design by ${name}.`;
}
