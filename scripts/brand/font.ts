/** Opens the studio's own fonts, and cuts them down to the letters of the site. */
import { hash } from "node:crypto";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { UnusableOriginal } from "#content/problem.ts";

/** Required in a font, because the fixed words of the pages use them. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,";

/** Kept if the font has them: signs that pages write around figures and texts. */
const SIGNS =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("") +
  "\u00a0\u2002¼½¾×÷·°©–—‘’“”…•′″€";

/** Throws `UnusableOriginal` when this is not a font, or lacks letters. */
export function openFont(path: string, bytes: Buffer): Font {
  const font = open(path, bytes);
  const missing = [...LETTERS].filter(
    (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) as number),
  );
  if (missing.length > 0) {
    const shown = missing.slice(0, 8).join(" ");
    throw new UnusableOriginal(
      path,
      `lacks letters that every page needs: ${shown}. Choose a font with the Latin alphabet.`,
    );
  }
  return font;
}

/** The font as WOFF2, reduced to the letters of `texts` and of the pages' fixed words. Memoized for the dev server. */
export function cutFont(bytes: Buffer, texts: string): Promise<Buffer> {
  const letters = [...new Set(SIGNS + LETTERS + texts)].sort().join("");
  const key = hash("sha256", bytes) + letters;
  const font = cut.get(key) ?? subsetFont(bytes, letters, { targetFormat: "woff2" });
  cut.set(key, font);
  return font;
}

const cut = new Map<string, Promise<Buffer>>();

function open(path: string, bytes: Buffer): Font {
  try {
    const font = create(bytes);
    if ("fonts" in font) throw new Error("This is a font collection.");
    return font;
  } catch (cause) {
    throw new UnusableOriginal(path, "is not a readable font. Use a woff2, ttf or otf file.", cause);
  }
}
