/** The drawing that a work on Home wears pokes itself. Then its paper turns into the skin of the photo. */
import { DISSOLVE_MS, dissolve } from "#renderer/poke/dissolve.ts";
import { Poke } from "#renderer/poke/poke.ts";

/** Fourteen dots land one by one. With the dissolve, all of it takes nine seconds. */
const PACE = { singlyMs: 2000, wholeMs: 8000 };

/** Pokes the drawing on `paper`. WornDrawing.tsx renders both. */
export async function pokeItself(paper: HTMLElement): Promise<void> {
  const frame = paper.parentElement;
  const drawing = paper.querySelector<HTMLElement>("[data-poke=drawing]");
  const picture = drawing?.querySelector("img");
  if (!frame || !drawing || !picture) return;
  const { src = "", place } = paper.dataset;
  let isOver = false;
  const poke = new Poke(drawing, { src, pace: PACE }, (state) => {
    if (state === "poked" || isOver) return;
    isOver = true;
    // Poked in full or failed to load, the drawing gives way to the photo.
    const fading = paper.animate({ opacity: 0 }, { duration: DISSOLVE_MS / 2, fill: "forwards" });
    fading.onfinish = () => paper.remove();
    if (picture.naturalWidth) dissolve(picture, { frame, place, durationMs: DISSOLVE_MS });
    drawing.style.visibility = "hidden";
  });
  await poke.start();
}
