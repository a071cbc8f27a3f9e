/** True size on the screen, measured by a bank card, and on paper. TrueSize.tsx and Printout.tsx have the rest. */
import { BANK_CARD } from "#domain/size.ts";
import { guessInch, RANGE, restoreInch, storeInch } from "./screen-inch.ts";

/** Room for the long side of the card, in pixels. */
const WIDE = 560;

export function enhanceTrueSize(): void {
  const dialog = document.querySelector<HTMLDialogElement>("#true-size-dialog");
  const details = dialog?.querySelector("details");
  const slider = details?.querySelector("input");
  if (!dialog || !details || !slider) return;
  const showSize = () => {
    const side = details.clientWidth < WIDE ? "short" : "long";
    slider.max = String(Math.min(RANGE.to, details.clientWidth / BANK_CARD[side]));
    slider.ariaValueText = `${slider.value} pixels to the inch`;
    details.dataset.side = side;
    dialog.style.setProperty("--inch", `${slider.value}px`);
  };
  const measureAgain = () => {
    details.open ||= dialog.open && restoreInch() === undefined;
  };
  document.getElementById("true-size")?.addEventListener("click", () => {
    slider.value = String(restoreInch() ?? guessInch());
    dialog.showModal();
    measureAgain();
    showSize();
  });
  slider.addEventListener("input", showSize);
  details.addEventListener("toggle", () => (details.open ? showSize() : storeInch(slider.valueAsNumber)));
  details.querySelector("button")?.addEventListener("click", () => {
    details.open = false;
    details.querySelector("summary")?.focus();
  });
  addEventListener("resize", measureAgain);
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
}

/** Prints once the printout's picture has loaded. Without this module, use the browser's own command. */
export function enhancePrinting(): void {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(".printout img")];
  document.getElementById("print")?.addEventListener("click", async () => {
    for (const picture of pictures) picture.loading = "eager";
    // A picture that cannot be fetched leaves its place empty.
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    print();
  });
}
