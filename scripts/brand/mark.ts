/** Reduces the artist's SVG to a mark: shapes in one color that can be placed anywhere. */
import { OriginalError } from "#content/problem.ts";

/** What no shape needs: text, pictures, rules of style, motion, other languages than SVG, and references to other files. */
const FOREIGN =
  /<([^\s>]*:|\?|foreignObject|text|image|style|animate|set)|xmlns="(?!http:\/\/www\.w3\.org\/2000\/svg")|href="(?!#)|url\((?!\s*(['"]|&quot;)?#)/;

/** The largest mark, because every page loads it. */
const MAX_CHARACTERS = 30_000;

/**
 * Reduces the text to an `svg` element with a `viewBox`, all in `currentColor`. Throws `OriginalError` when the text
 * is not an SVG, or contains more than shapes. Drops scripts, and words that nobody sees.
 */
export async function readMark(path: string, text: string): Promise<string> {
  const [first = ""] = /^\W*(PNG|JFIF|RIFF|GIF8|%PDF)/.exec(text.slice(0, 16)) ?? [];
  if (first) throw new OriginalError(path, "is not an SVG. Export the mark as SVG, or trace it to one.");
  const drawing = await cutDown(path, text);
  if (FOREIGN.test(drawing))
    throw new OriginalError(
      path,
      "contains more than shapes, such as text, a picture, motion or another file. Turn text into outlines, remove the rest, and export it as a plain SVG.",
    );
  if (!/<(path|circle|ellipse|rect|line|polyline|polygon|use)[ >]/.test(drawing))
    throw new OriginalError(path, "draws nothing. Export it with its shapes.");
  if (!/ viewBox="/.test(drawing))
    throw new OriginalError(path, "has neither a viewBox nor a width and a height. Export it with its size.");
  if (drawing.length > MAX_CHARACTERS)
    throw new OriginalError(
      path,
      `takes ${Math.ceil(drawing.length / 1000)} KB, and every page loads it. Simplify its shapes to at most ${MAX_CHARACTERS / 1000} KB.`,
    );
  return drawing;
}

export function placeMark(mark: string, { x, y, side }: { x: number; y: number; side: number }): string {
  return mark.replace(/^<svg /, `<svg x="${x}" y="${y}" width="${side}" height="${side}" `);
}

/** Removes what svgo keeps by default and may hold a name: legal comments, descriptions, attributes for programs. */
const WITHOUT_WORDS = {
  removeComments: { preservePatterns: false },
  removeDesc: { removeAny: true },
  removeUnknownsAndDefaults: { keepDataAttrs: false, keepAriaAttrs: false },
} as const;

async function cutDown(path: string, text: string): Promise<string> {
  // svgo is large, and only needed for a mark of the studio's own.
  const { optimize } = await import("svgo");
  try {
    return optimize(text, {
      multipass: true,
      plugins: [
        "removeScripts",
        { name: "inlineStyles", params: { onlyMatchedOnce: false } },
        "convertStyleToAttrs",
        { name: "preset-default", params: { overrides: WITHOUT_WORDS } },
        "removeTitle",
        { name: "removeAttrs", params: { attrs: "class" } },
        { name: "convertColors", params: { currentColor: true } },
        "removeDimensions",
      ],
    }).data;
  } catch (cause) {
    const [first = ""] = String(cause instanceof Error ? cause.message : cause).split("\n");
    const reason = first.replace(/^.*?:(\d+):\d+: /, "line $1: ").replace(/\.$/, "");
    throw new OriginalError(path, `is not a readable SVG (${reason}). Export it again.`, cause);
  }
}
