/**
 * The drawing at its real size on this screen, beside its rulers; first, if needed, the visitor measures the screen.
 */
import { toFraction } from "#domain/fraction.ts";
import { toIconMarkup } from "#renderer/icon-paths.ts";
import { guessInch } from "./calibration.ts";
import { enhanceCard, restoreInch } from "./card.ts";
import type { End } from "./sides.ts";
import "./true-size.css";

const TEMPLATE = `<form method="dialog"><h2 id="true-size-title">True size</h2>
<button aria-label="Close" class="dot-button">${toIconMarkup("close")}</button></form>
<details><summary>Fit to this screen</summary>
<p>Lay a bank card on the screen, and move the slider until the outline is as wide as the card.</p>
<label>Width of the outline<input type="range" step="0.5"></label>
<button type="button" class="btn">Show the drawing</button>
<div class="card"></div></details>
<div class="true-size"><p role="status"></p>
<fieldset aria-label="Size"><label><input type="radio" name="end" value="0" checked>Smallest</label>
<label><input type="radio" name="end" value="1">Largest</label></fieldset></div>`;

/** `ends` of the range of sizes, or the only size. */
export function showTrueSize(design: HTMLElement, ends: readonly End[]): void {
  const dialog = document.createElement("dialog");
  dialog.id = "true-size-dialog";
  dialog.setAttribute("aria-labelledby", "true-size-title");
  dialog.innerHTML = TEMPLATE;
  const details = dialog.querySelector("details");
  const view = dialog.querySelector<HTMLElement>(".true-size");
  const choice = dialog.querySelector("fieldset");
  const plate = design.querySelector(".plate")?.cloneNode(true);
  if (!details || !view || !choice || !plate) return;
  let inch = restoreInch() ?? guessInch(screen);
  const show = () => {
    const end = ends[Number(choice.querySelector<HTMLInputElement>(":checked")?.value)];
    if (end) showSize(view, end, inch);
  };
  choice.hidden = ends.length < 2;
  choice.addEventListener("change", show);
  view.append(plate);
  design.append(dialog);
  enhanceCard(details, inch, (tried) => {
    inch = tried;
    show();
  });
  details.querySelector("button")?.addEventListener("click", () => {
    details.open = false;
    details.querySelector("summary")?.focus();
  });
  const measureAgain = () => {
    details.open ||= restoreInch() === undefined;
  };
  addEventListener("resize", measureAgain);
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener("close", () => {
    removeEventListener("resize", measureAgain);
    dialog.remove();
  });
  dialog.showModal();
  measureAgain();
  show();
}

function showSize(view: HTMLElement, { width, height, picture }: End, inch: number): void {
  const pixels = `${(picture * inch).toFixed(1)}px`;
  view.querySelector<HTMLElement>(".plate > div")?.style.setProperty("width", pixels);
  for (const image of view.querySelectorAll("img")) image.sizes = pixels;
  for (const [axis, length] of Object.entries({ x: width, y: height })) {
    const ruler = view.querySelector<HTMLElement>(`.ruler-${axis}`);
    ruler?.style.setProperty("--inches", String(length));
    ruler?.firstElementChild?.replaceChildren(`${toFraction(length)} in`);
  }
  const words = `${toFraction(height)} in high, ${toFraction(width)} in wide`;
  view.querySelector("[role=status]")?.replaceChildren(words);
}
