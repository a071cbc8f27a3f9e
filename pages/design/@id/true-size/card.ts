/** Measures the screen: the visitor lays a bank card on it, and fits an outline to the card. */
import { readStored, store } from "#renderer/browser/storage.ts";
import { CARD, chooseSide, RANGE, readInch, type Screen, writeInch } from "./calibration.ts";

const KEY = "inch";

/** The value in localStorage; where that is blocked, each page asks again. */
let stored = "";

/** The pixels of an inch, if this screen was measured at this zoom. */
export function restoreInch(): number | undefined {
  stored = readStored(KEY) ?? stored;
  return readInch(stored, toScreen());
}

function storeInch(inch: number): void {
  stored = writeInch(inch, toScreen());
  store(KEY, stored);
}

function toScreen(): Screen {
  return { width: screen.width, height: screen.height, pixelRatio: devicePixelRatio };
}

/** `details` holds the outline and its slider. Calls `change` with each width tried; stores the last when closed. */
export function enhanceCard(
  details: HTMLDetailsElement,
  start: number,
  change: (inch: number) => void,
): void {
  const card = details.querySelector<HTMLElement>(".card");
  const slider = details.querySelector("input");
  if (!card || !slider) return;
  const showOutline = () => {
    const side = chooseSide(details.clientWidth);
    slider.max = String(Math.min(RANGE.to, details.clientWidth / CARD[side]));
    slider.ariaValueText = `${slider.value} pixels to the inch`;
    card.dataset.side = side;
    card.style.width = `${Number(slider.value) * CARD[side]}px`;
    change(Number(slider.value));
  };
  slider.min = String(RANGE.from);
  slider.max = String(RANGE.to);
  slider.value = String(start);
  slider.addEventListener("input", showOutline);
  details.addEventListener("toggle", () => {
    if (details.open) showOutline();
    else storeInch(Number(slider.value));
  });
}
