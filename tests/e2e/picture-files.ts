/** Pictures are known by a hash: those of one work begin alike, `/images/<hash>-`. */
import type { Locator } from "@playwright/test";

/** Of the picture in a link to it. */
export async function hashOf(link: Locator): Promise<string> {
  const hash = /\/images\/(\w+)-/.exec((await link.getAttribute("href")) ?? "")?.[1];
  if (!hash) throw new Error("This is no link to a picture.");
  return hash;
}
