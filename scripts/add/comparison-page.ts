/** Photos before and after the pipeline, as a self-contained page. */
import escapeHtml from "escape-html";
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
pre { background: ${paper}; padding: 1rem; overflow: auto; user-select: all }
`;

export function comparisonPage(title: string, all: readonly Compared[]): string {
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
`;
}

function toArticle({ name, shown, steps, warning, fault }: Compared): string {
  const parts = [
    `<h2>${escapeHtml(name)}</h2>`,
    ...[fault, warning].map((wrong) => wrong && `<p><strong>${escapeHtml(wrong)}</strong></p>`),
    `<div>${shown.map((each) => toFigure(name, each)).join("")}</div>`,
    steps?.length && `<p>The photo was ${steps.join(", ")}.</p>`,
  ];
  return `<article>${parts.filter(Boolean).join("\n")}</article>`;
}

function toFigure(name: string, { caption, dataUri, width, height }: Shown): string {
  const alt = escapeHtml(`${name}: ${caption}`);
  return `<figure><img src="${dataUri}" alt="${alt}" width="${width}" height="${height}"><figcaption>${caption}</figcaption></figure>`;
}
