/** The code that makes pixels and names files is part of every identity: a changed line remakes what it made. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A hash of all files of this folder. */
export const PIPELINE = readdirSync(import.meta.dirname)
  .sort()
  .reduce((hash, name) => hash.update(readFileSync(join(import.meta.dirname, name))), createHash("sha256"))
  .digest("hex");
