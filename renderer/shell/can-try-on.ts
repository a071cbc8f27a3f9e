/** Whether this browser can lay a design on a photo: it supports WebGL2 and lets scripts read a canvas. */
export function canTryOn(): boolean {
  return canReadCanvas() && document.createElement("canvas").getContext("webgl2") !== null;
}

/** Detects the noise that some browsers add against fingerprinting. */
function canReadCanvas(): boolean {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!context) return false;
  const color = [64, 128, 192, 255];
  context.fillStyle = `rgb(${color.slice(0, 3)})`;
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  // Noise in the lowest bits is invisible.
  return color.every((value, channel) => Math.abs(value - (data[channel] ?? 0)) < 8);
}
