/** Photos before and after the pipeline, as a self-contained page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import escapeHtml from "escape-html";
import { transformWithOxc } from "vite";
import { SAMPLE_COLORS } from "#domain/colors.ts";
import type { Compared, Shown } from "#images/compare.ts";

const { wall, paper, ink } = SAMPLE_COLORS.light;

const STYLE = `
.photos { padding: 1rem; background: ${wall}; color: ${ink}; color-scheme: light; font: 1rem/1.5 system-ui, sans-serif }
h1, h2 { margin: 1rem 0; line-height: 1.2; font-size: 1.5rem; overflow-wrap: anywhere }
h2 { font-size: 1.125rem }
p { white-space: pre-line; overflow-wrap: anywhere }
article { border-top: 1px solid; padding-bottom: 1rem }
article div { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 1rem }
figure { margin: 0 }
img { display: block; width: auto; height: auto; max-width: 100%; max-height: 50vh }
form { display: grid; gap: 0.5rem; justify-items: start; max-width: 40rem }
svg { display: block; max-width: 100%; max-height: 80vh; touch-action: none }
polygon { fill: none; stroke: #06c; stroke-width: 0.4% }
circle { fill: #06c; fill-opacity: 0.35; stroke: #fff; stroke-width: 0.4%; cursor: move }
circle:focus-visible { outline: none; stroke: ${ink}; stroke-width: 1.2% }
button { padding: 0.5rem 1rem; font: inherit }
output { background: ${paper}; padding: 1rem; user-select: all; overflow-wrap: anywhere; font-family: monospace }
`;

export async function comparisonPage(title: string, all: readonly Compared[]): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(SCRIPT, "utf8"), SCRIPT);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>html { background: ${wall} } body { margin: 0 }${STYLE}</style>
<main><div class="photos">
<h1>${escapeHtml(title)}</h1>
${all.map(toArticle).join("\n")}
</div></main>
<script type="module">${code}</script>
`;
}

const SCRIPT = join(import.meta.dirname, "drag-corners.ts");

function toArticle({ name, shown, steps, corners, warning, fault }: Compared): string {
  const parts = [
    `<h2>${escapeHtml(name)}</h2>`,
    ...[fault, warning].map((wrong) => wrong && `<p><strong>${escapeHtml(wrong)}</strong></p>`),
    `<div>${shown.map((each) => toFigure(name, each)).join("")}</div>`,
    steps?.length && `<p>The photo was ${steps.join(", ")}.</p>`,
    corners && shown[0] && toForm(name, shown[0], corners),
  ];
  return `<article>${parts.filter(Boolean).join("\n")}</article>`;
}

function toFigure(name: string, { caption, dataUri, width, height }: Shown): string {
  const alt = escapeHtml(`${name}: ${caption}`);
  return `<figure><img src="${dataUri}" alt="${alt}" width="${width}" height="${height}"><figcaption>${caption}</figcaption></figure>`;
}

/** The photo as it was taken, with the corners of what is shown. */
function toForm(
  name: string,
  { dataUri, width, height }: Shown,
  corners: readonly (readonly number[])[],
): string {
  const handles = corners.map(
    ([x, y]) =>
      `<circle r="${RADIUS * Math.max(width, height)}" tabindex="0" role="button" data-x="${x}" data-y="${y}"/>`,
  );
  return `<details><summary>Turn it, or show another part</summary>
<form>
<p>Drag the four corners to the edges of the drawing's paper, or move them with the arrow keys. Then copy the line below: paste it when the terminal asks for corners, or into the entry.</p>
<svg viewBox="0 0 ${width} ${height}" width="${width}" aria-label="${escapeHtml(name)}"><g><image href="${dataUri}" width="${width}" height="${height}"/><polygon/>${handles.join("")}</g></svg>
<button value="turn">Turn right</button>
<output></output>
<button value="copy">Copy</button>
</form></details>`;
}

/** Of a handle, as a share of the photo's longer side. */
const RADIUS = 0.025;
