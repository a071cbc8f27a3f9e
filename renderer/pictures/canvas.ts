/** Whether what a script reads from a canvas is what it has painted. */

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const COLOR = [64, 128, 192, 255];
const WIDTH = 16;

/** Detects the noise that some browsers add against fingerprinting. Paints over the first pixels. */
export function isTruthful(context: Context): boolean {
  context.fillStyle = `rgb(${COLOR.slice(0, 3)})`;
  context.fillRect(0, 0, WIDTH, 1);
  const { data } = context.getImageData(0, 0, WIDTH, 1);
  // Noise in the lowest bits is invisible.
  return [...data].every((value, at) => Math.abs(value - (COLOR[at % 4] ?? 0)) < 8);
}
