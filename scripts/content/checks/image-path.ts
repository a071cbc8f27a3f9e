/** How a path below `images/` is spelt, whatever lies there. */
import { posix } from "node:path";

/** What is wrong with the spelling, and the remedy; nothing when it is right. */
export function findMisspelling(path: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]+:/i.test(path)) {
    return "Expected a file in images/, found an address. Put the photo into images/ and write its path there.";
  }
  if (/^([a-z]:|~|[/\\])/i.test(path)) {
    return "This path begins at the top of the disk. Put the photo into images/ and write its path there.";
  }
  if (path.includes("\\")) return `Folders are parted by /. Write ${path.replaceAll("\\", "/")}`;
  if (path.endsWith("/"))
    return "Expected a photo, found the path of a folder. Write the photo's name after it.";
  const normal = posix.normalize(path);
  if (/^\.\.(\/|$)/.test(normal)) {
    return "This path leaves images/. Put the photo into images/ and write its path there.";
  }
  return normal === path ? undefined : `Expected a path without detours. Write ${normal}`;
}
