/**
 * "Preview on skin", whose radios the styles follow. Keeps the tone for the visit, and has a tone that is chosen here wait for
 * its picture. The page runs it at the end of the article, before the first paint.
 */
import { prefersLessMotion, savesData } from "#renderer/shell/preferences.ts";
import { readStored, store } from "#renderer/shell/storage.ts";

const TONE_KEY = "tone";

const opener = document.querySelector<HTMLDetailsElement>("#preview-on-skin");
const radios = [...document.querySelectorAll<HTMLInputElement>("[name=tone]")];
/** Held so that they stay decoded. */
const pictures = new Map<HTMLInputElement, HTMLImageElement>();

followVisit();
// Another page may have kept another tone while this one was kept for Back.
addEventListener("pageshow", followVisit);
for (const radio of radios) {
  radio.toggleAttribute("data-pending", "picture" in radio.dataset && !radio.checked);
  radio.addEventListener("change", () => {
    store(TONE_KEY, radio.value, "sessionStorage");
    void prepare(radio);
  });
}

// Small screens have the button "Try it on your skin" below the tones.
if (opener && new URLSearchParams(location.search).has("try")) opener.open = true;
opener?.addEventListener("toggle", () => {
  if (opener.open && !savesData()) for (const radio of radios) void prepare(radio);
  // Otherwise the bar at the bottom may cover it.
  opener.parentElement?.scrollIntoView({
    block: "nearest",
    behavior: prefersLessMotion() ? "instant" : "smooth",
  });
});

/** Shows the tone that is kept. If storage is blocked, each page starts with the original. */
function followVisit(): void {
  const kept = readStored(TONE_KEY, "sessionStorage");
  for (const radio of radios) radio.checked ||= radio.value === kept;
  for (const radio of radios) if (radio.checked) void prepare(radio);
}

/** Fetches the picture of a tone, which is pending until it is decoded, and if that fails. */
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
