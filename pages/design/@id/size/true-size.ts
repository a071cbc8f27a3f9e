/** True size on the screen, calibrated with a bank card, and on paper. Markup: TrueSize.tsx and Printout.tsx. */
import { BANK_CARD } from "#domain/size.ts";
import { readStored, store } from "#renderer/shell/storage.ts";

/** Limits in pixels per inch, from a zoomed-out screen to a zoomed-in phone. */
export const RANGE = { from: 30, to: 300 };

/** The dialog fits the card's long side from this width in pixels. */
const WIDE = 560;

export function enhanceTrueSize(): void {
  const dialog = document.querySelector<HTMLDialogElement>("#true-size-dialog");
  const details = dialog?.querySelector("details");
  const slider = details?.querySelector("input");
  if (!dialog || !details || !slider) return;
  const showSize = () => {
    const side = details.clientWidth < WIDE ? "short" : "long";
    slider.max = String(Math.min(RANGE.to, details.clientWidth / BANK_CARD[side]));
    slider.ariaValueText = `${Math.round(slider.valueAsNumber * BANK_CARD[side])} pixels`;
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
  slider.addEventListener("input", () => {
    showSize();
    // Only a value that the visitor sets is a measurement; the guess is not.
    storeInch(slider.valueAsNumber);
  });
  details.addEventListener("toggle", showSize);
  details.querySelector("button")?.addEventListener("click", () => {
    details.open = false;
    details.querySelector("summary")?.focus();
  });
  addEventListener("resize", measureAgain);
}

/** Prints once the printout's picture has loaded. Without this module, the browser's own print command works. */
export function enhancePrinting(): void {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("#printout img")];
  document.getElementById("print")?.addEventListener("click", async () => {
    for (const picture of pictures) picture.loading = "eager";
    // Print even if a picture cannot be fetched.
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    print();
  });
}

/** Guesses for an unmeasured screen. Phones have more pixels per inch than CSS assumes. */
const guessInch = () => (Math.min(screen.width, screen.height) < 600 ? 150 : 96);

/** Reads the CSS pixels per inch that the visitor has measured on this screen at this zoom, if any. Browsers do not know them. */
export function restoreInch(): number | undefined {
  const inch = Number(readStored(toInchKey(screen, devicePixelRatio)));
  return inch >= RANGE.from && inch <= RANGE.to ? inch : undefined;
}

const storeInch = (inch: number) => store(toInchKey(screen, devicePixelRatio), String(inch));

/** Returns `inch 390x844@3`, the same in both orientations. */
export function toInchKey({ width, height }: Pick<Screen, "width" | "height">, pixelRatio: number): string {
  return `inch ${Math.min(width, height)}x${Math.max(width, height)}@${pixelRatio}`;
}
