/** Which changed files are content, and which of them may still be changing. */
import { relative, sep } from "node:path";

const FILES = ["catalogue.yaml", "portfolio.yaml", "studio.yaml"];

/**
 * Whether the change at `path` concerns the content of the project at `root`: `settles` when what is there now may
 * be half of what is to come, as a photo that is being copied, or a file that an editor replaces by removing it first.
 * Nothing for anything else, such as hidden files and the copies that editors keep.
 */
export function classify(root: string, event: string, path: string): { settles: boolean } | undefined {
  const place = relative(root, path).split(sep).join("/");
  if (FILES.includes(place)) return { settles: event === "unlink" };
  const isJunk = /(^|\/)\.|~$|\.(tmp|part|crdownload)$/i.test(place);
  return /^images(\/|$)/.test(place) && !isJunk ? { settles: true } : undefined;
}
