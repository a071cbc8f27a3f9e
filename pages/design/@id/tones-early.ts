/**
 * Owns the tone of "Preview on skin" (Tones.tsx): keeps it for the visit, and holds a chosen tone back until its picture has
 * loaded. Runs at the end of the article, before the first paint.
 */
import { prefersLessMotion, savesData } from "#renderer/shell/browser.ts";
import { readStored, store } from "#renderer/state/storage.ts";

const TONE_KEY = "tone";

const palette = document.querySelector("[data-tones]");
const opener = palette?.querySelector("details");
const radios = [...document.querySelectorAll<HTMLInputElement>("[data-tones] [name=tone]")];
/** Held here so that they stay decoded. */
const pictures = new Map<HTMLInputElement, HTMLImageElement>();

restoreTone();
// Another page may have stored another tone while this one was in the back-forward cache.
addEventListener("pageshow", restoreTone);
for (const radio of radios) {
  radio.toggleAttribute("data-pending", "picture" in radio.dataset && !radio.checked);
  radio.addEventListener("change", () => {
    store(TONE_KEY, radio.value, "sessionStorage");
    void prepare(radio);
  });
}

opener?.addEventListener("toggle", () => {
  if (opener.open && !savesData()) for (const radio of radios) void prepare(radio);
  showPalette();
});

/** Scrolls by what the bar at the bottom or the window's edge hides, but keeps the top of the plate below the header. */
function showPalette(): void {
  const boxOf = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  const hidden = boxOf("[data-tones]").bottom + bar - innerHeight;
  const top = Math.min(hidden, boxOf("[data-plate]").top - boxOf("header").bottom);
  if (top > 0) scrollBy({ top, behavior: prefersLessMotion() ? "instant" : "smooth" });
}

/** Shows the tone that is kept. If storage is blocked, each page starts with the original. */
function restoreTone(): void {
  const kept = readStored(TONE_KEY, "sessionStorage");
  for (const radio of radios) radio.checked ||= radio.value === kept;
  for (const radio of radios) if (radio.checked) void prepare(radio);
}

/** Fetches the picture of a tone. The tone is pending until the picture is decoded, and stays so if that fails. */
async function prepare(radio: HTMLInputElement): Promise<void> {
  const { picture } = radio.dataset;
  if (!picture) return;
  const image = Object.assign(new Image(), { src: picture });
  pictures.set(radio, image);
  const hasFailed = await image.decode().then(
    () => false,
    () => true,
  );
  radio.toggleAttribute("data-pending", hasFailed);
}
