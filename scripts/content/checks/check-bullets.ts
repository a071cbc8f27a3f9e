/** Finds bullets of word processors in Markdown, which runs their lines together. */
import { findTexts } from "../markdown/texts.ts";
import type { Problem } from "../problem.ts";
import { placeOf } from "../subject.ts";
import { clip } from "../yaml/spelling.ts";
import type { YamlSource } from "../yaml/yaml-source.ts";

/** Dashes may begin a sentence. */
const BULLET = /(?<=^[ \t]*)([•·●▪◦‣]\s*)(\S.*)$/gmu;

export function checkBullets(source: YamlSource): Problem[] {
  return findTexts(source).flatMap(({ path, text }) =>
    [...text.matchAll(BULLET)].map(({ 1: bullet = "", 2: item = "", index }) => {
      const message = `A list begins with a hyphen, not with a bullet. Write it like this: ${clip(`- ${item}`)}`;
      const fix = { from: bullet, to: "- " };
      return { ...placeOf(source, path), ...source.wordAt(path, index), message, fix };
    }),
  );
}
