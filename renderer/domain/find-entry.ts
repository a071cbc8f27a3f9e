/** The pictures of one original. */
import type { ShownEntry } from "./manifest-schema.ts";

/** `entries` are those of one role; `original` is a path as the YAML writes it. Throws when it has no entry. */
export function findEntry<E extends ShownEntry>(entries: Record<string, E>, original: string): E {
  const entry = entries[original];
  if (!entry) throw new Error(`The pictures of ${original} have not been made. Run npm run build.`);
  return entry;
}
