/** Checks the spelling of a path below `images/`, without reading the disk. */
import { posix } from "node:path";
import { clip } from "../yaml/spelling.ts";

/** By extension, because `images/` also holds drawings and fonts. It need not decode before an entry uses it. */
export const PHOTO = /\.(jpe?g|png|webp|avif|gif|hei[cf]|hif|jxl|dng|tiff?)$/i;

export const VIDEO = /\.(mov|mp4|m4v)$/i;

const REMEDY = "Put the photo into images/ and write its path there.";

/** What is wrong with the spelling and how to fix it; undefined when it is right. */
export function findMisspelling(path: string): string | undefined {
  if (/^([a-z][a-z0-9+.-]+:|\/\/)/i.test(path)) {
    return `Expected a file in images/, found the address ${clip(path)}. ${REMEDY}`;
  }
  if (/^([a-z]:|~|[/\\])/i.test(path)) {
    return `The path ${clip(path)} starts at the top of the disk. ${REMEDY}`;
  }
  if (path.includes("\\")) return `Separate folders with /. Write ${path.replaceAll("\\", "/")}`;
  if (path.endsWith("/"))
    return "Expected a photo, found the path of a folder. Write the photo's name after it.";
  const normal = posix.normalize(path);
  if (/^\.\.(\/|$)/.test(normal)) {
    return `The path ${clip(path)} leaves images/. ${REMEDY}`;
  }
  return normal === path ? undefined : `Expected a direct path. Write ${normal}`;
}
