/** Pictures are named by hash. All pictures of a work share it: `/images/<hash>-`. */
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { STUDIO } from "../fixtures/studio.ts";

export async function hashOf(link: Locator): Promise<string> {
  const hash = /\/images\/(\w+)-/.exec((await link.getAttribute("href")) ?? "")?.[1];
  if (!hash) throw new Error("This is no link to a picture.");
  return hash;
}

/** Reads an original's width over height, after turning it upright. */
export async function readAspectRatio(path = ""): Promise<number> {
  const { autoOrient } = await sharp(join(STUDIO, "images", path)).metadata();
  return autoOrient.width / autoOrient.height;
}
