/** A mark: an SVG of any shapes, cut down to what can be drawn in one colour wherever it stands. */
import { type CustomPlugin, optimize } from "svgo";
import { UnusableFile } from "./unusable-file.ts";

/** What brings more than shapes: scripts, letters that need a font, pictures, links, motion. */
const FOREIGN = /^(script|foreignObject|text|image|feImage|a|style|animate\w*|set|video|audio|iframe)$/;

/** Fetched by every page. */
const MOST_CHARACTERS = 30_000;

/**
 * The mark as an `svg` element with a `viewBox`, its colours all `currentColor`. Throws `UnusableFile` when the text is
 * no SVG, or holds more than shapes.
 */
export function readMark(path: string, text: string): string {
  const foreign = new Set<string>();
  const drawing = cutDown(path, text, watchFor(foreign));
  if (foreign.size > 0)
    throw new UnusableFile(
      path,
      `holds more than shapes: ${[...foreign].join(", ")}. Turn text into outlines, remove the rest, and export it as a plain SVG.`,
    );
  if (!/<(path|circle|ellipse|rect|line|polyline|polygon|use)[ >]/.test(drawing))
    throw new UnusableFile(path, "draws nothing. Export its shapes with it.");
  if (!/ viewBox="/.test(drawing))
    throw new UnusableFile(path, "has neither a viewBox nor a width and a height. Export it with its size.");
  if (drawing.length > MOST_CHARACTERS)
    throw new UnusableFile(
      path,
      `takes ${Math.ceil(drawing.length / 1000)} KB, and every page fetches it. Simplify its shapes to at most ${MOST_CHARACTERS / 1000} KB.`,
    );
  return drawing;
}

/** The mark in a square, as part of another SVG. */
export function placeMark(mark: string, { x, y, side }: { x: number; y: number; side: number }): string {
  return mark.replace(/^<svg /, `<svg x="${x}" y="${y}" width="${side}" height="${side}" `);
}

function cutDown(path: string, text: string, watch: CustomPlugin): string {
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
    const [first = ""] = (cause as Error).message.split("\n");
    const place = first.replace(/^.*?:(\d+):\d+: /, "line $1: ").replace(/\.$/, "");
    throw new UnusableFile(path, `is no SVG that can be read (${place}). Export it again.`, cause);
  }
}

/** Collects what is no shape, as it would stand in the file: `<script>`, `onload`, `https://…`. */
function watchFor(foreign: Set<string>): CustomPlugin {
  return {
    name: "watch-for-foreign",
    fn: () => ({
      element: {
        enter: ({ name, attributes }) => {
          if (FOREIGN.test(name)) foreign.add(`<${name}>`);
          for (const [attribute, value] of Object.entries(attributes)) {
            if (/^on/i.test(attribute)) foreign.add(attribute);
            const leadsOut = /href$/.test(attribute)
              ? !value.startsWith("#")
              : /url\(\s*['"]?(?!#)/.test(value);
            if (leadsOut) foreign.add(`${attribute}="${value.slice(0, 40)}"`);
          }
        },
      },
    }),
  };
}
