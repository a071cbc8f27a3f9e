/** Tells which changed files are content, and which may be incomplete. */
import { relative, sep } from "node:path";
import { FILE_NAMES } from "#domain/studio-files.ts";

/**
 * Undefined unless the change concerns the content of the project at `root`; hidden files and editors' backups do not.
 * `settles` means that the file may be incomplete: a photo during a copy, or a YAML file that an editor removes before
 * it writes the new one.
 */
export function classify(root: string, event: string, path: string): { settles: boolean } | undefined {
  const place = relative(root, path).split(sep).join("/");
  if (FILE_NAMES.some((name) => name === place)) return { settles: event === "unlink" };
  const isJunk = /(^|\/)\.|~$|\.(tmp|part|crdownload)$/i.test(place);
  return /^images(\/|$)/.test(place) && !isJunk ? { settles: true } : undefined;
}
