/** A self-contained page that shows photos before and after the pipeline. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { transformWithOxc } from "vite";
import { SAMPLE_COLORS } from "#domain/colors.ts";
import type { Compared, Shown } from "#pictures/compare";

const { wall, paper, ink } = SAMPLE_COLORS.light;

const STYLE = `
html { background: ${wall} }
body { margin: 0 }
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

const SCRIPT = join(import.meta.dirname, "drag-corners.ts");

type ComparisonProps = { title: string; all: readonly Compared[] };

export async function renderComparison(props: ComparisonProps): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(SCRIPT, "utf8"), SCRIPT);
  return `<!doctype html>${renderToStaticMarkup(<ComparisonPage {...props} script={code} />)}`;
}

function ComparisonPage({ title, all, script }: ComparisonProps & { script: string }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main className="photos">
          <h1>{title}</h1>
          {all.map((compared) => (
            <Comparison key={compared.name} {...compared} />
          ))}
        </main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which React would escape. */}
        <script type="module" dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}

function Comparison({ name, shown, steps = [], corners, warning, fault }: Compared) {
  const [before] = shown;
  return (
    <article>
      <h2>{name}</h2>
      {[fault, warning].map(
        (wrong) =>
          wrong && (
            <p key={wrong}>
              <strong>{wrong}</strong>
            </p>
          ),
      )}
      <div>
        {shown.map(({ caption, dataUri, width, height }) => (
          <figure key={caption}>
            <img src={dataUri} alt={`${name}: ${caption}`} width={width} height={height} />
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </div>
      {steps.length > 0 && <p>The photo was {steps.join(", ")}.</p>}
      {corners && before && <CornersForm name={name} photo={before} corners={corners} />}
    </article>
  );
}

/** The radius of a handle, as a share of the photo's longer side. */
const RADIUS = 0.025;

type CornersFormProps = { name: string; photo: Shown; corners: NonNullable<Compared["corners"]> };

/** The original photo, with handles at the corners of the part that is shown. */
function CornersForm({ name, photo: { dataUri, width, height }, corners }: CornersFormProps) {
  return (
    <details>
      <summary>Turn it, or show another part</summary>
      <form>
        <p>
          Drag the four corners to the edges of the drawing's paper, or move them with the arrow keys. Then
          copy the line below: paste it when the terminal asks for corners, or into the entry.
        </p>
        <svg viewBox={`0 0 ${width} ${height}`} width={width} aria-label={name}>
          <g>
            <image href={dataUri} width={width} height={height} />
            <polygon />
            {corners.map(([x, y]) => (
              // biome-ignore lint/a11y/useSemanticElements: SVG has no button.
              <circle
                key={`${x} ${y}`}
                r={RADIUS * Math.max(width, height)}
                tabIndex={0}
                role="button"
                data-x={x}
                data-y={y}
              />
            ))}
          </g>
        </svg>
        <button type="submit" value="turn">
          Turn right
        </button>
        <output />
        <button type="submit" value="copy">
          Copy
        </button>
      </form>
    </details>
  );
}
