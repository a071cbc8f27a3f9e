/** Reduces the artist's SVG to a mark: shapes in one color that can be placed anywhere. */
import type { CustomPlugin } from "svgo";
import { UnusableOriginal } from "#content/problem";

/** The only elements that a mark may hold. A name with a prefix may mean anything, such as `h:script`. */
const SHAPES =
  /^(svg|g|defs|symbol|use|path|circle|ellipse|rect|line|polyline|polygon|clipPath|mask|pattern|marker|(linear|radial)Gradient|stop)$/;

/** The largest mark, because every page loads it. */
const MOST_CHARACTERS = 30_000;

/**
 * Reduces the text to an `svg` element with a `viewBox`, all in `currentColor`. Throws `UnusableOriginal` when the text
 * is not an SVG, or contains more than shapes.
 */
export async function readMark(path: string, text: string): Promise<string> {
  const [first = ""] = /^\W*(PNG|JFIF|RIFF|GIF8|%PDF)/.exec(text.slice(0, 16)) ?? [];
  if (first) throw new UnusableOriginal(path, "is not an SVG. Export the mark as SVG, or trace it to one.");
  const foreign = new Set<string>();
  const drawing = await cutDown(path, text, watchFor(foreign));
  if (foreign.size > 0)
    throw new UnusableOriginal(
      path,
      `contains more than shapes: ${[...foreign].join(", ")}. Turn text into outlines, remove the rest, and export it as a plain SVG.`,
    );
  if (!/<(path|circle|ellipse|rect|line|polyline|polygon|use)[ >]/.test(drawing))
    throw new UnusableOriginal(path, "draws nothing. Export it with its shapes.");
  if (!/ viewBox="/.test(drawing))
    throw new UnusableOriginal(
      path,
      "has neither a viewBox nor a width and a height. Export it with its size.",
    );
  if (drawing.length > MOST_CHARACTERS)
    throw new UnusableOriginal(
      path,
      `takes ${Math.ceil(drawing.length / 1000)} KB, and every page loads it. Simplify its shapes to at most ${MOST_CHARACTERS / 1000} KB.`,
    );
  return drawing;
}

export function placeMark(mark: string, { x, y, side }: { x: number; y: number; side: number }): string {
  return mark.replace(/^<svg /, `<svg x="${x}" y="${y}" width="${side}" height="${side}" `);
}

async function cutDown(path: string, text: string, watch: CustomPlugin): Promise<string> {
  // svgo is large, and only needed for a mark of the studio's own.
  const { optimize } = await import("svgo");
  try {
    return optimize(text, {
      multipass: true,
      plugins: [
        { name: "inlineStyles", params: { onlyMatchedOnce: false } },
        "convertStyleToAttrs",
        "preset-default",
        "removeTitle",
        { name: "convertColors", params: { currentColor: true } },
        "removeDimensions",
        watch,
      ],
    }).data;
  } catch (cause) {
    const [first = ""] = String(cause instanceof Error ? cause.message : cause).split("\n");
    const place = first.replace(/^.*?:(\d+):\d+: /, "line $1: ").replace(/\.$/, "");
    throw new UnusableOriginal(path, `is not a readable SVG (${place}). Export it again.`, cause);
  }
}

/** Collects what is not a shape, as the file spells it: `<script>`, `onload`, `href="https://…"`. */
function watchFor(foreign: Set<string>): CustomPlugin {
  return {
    name: "watch-for-foreign",
    fn: () => ({
      instruction: { enter: ({ name }) => void foreign.add(`<?${name}?>`) },
      element: {
        enter: ({ name, attributes }) => {
          if (!SHAPES.test(name)) foreign.add(`<${name}>`);
          for (const [attribute, value] of Object.entries(attributes)) {
            if (/^on/i.test(attribute)) foreign.add(attribute);
            const leadsOut = /href$/.test(attribute)
              ? !value.startsWith("#")
              : /url\((?!\s*['"]?#)/.test(value);
            if (leadsOut) foreign.add(`${attribute}="${value.slice(0, 40)}"`);
          }
        },
      },
    }),
  };
}
