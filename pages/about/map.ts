/**
 * Loads the map when it comes near the screen. The frame appears only after the maps service answers, so the drawn
 * streets stay when the service is blocked or offline.
 */
import { whenNear } from "#renderer/islands/wait.ts";

const NEAR = "200px";

export function enhanceMap(): void {
  const frame = document.querySelector<HTMLIFrameElement>("iframe[data-map]");
  const address = frame?.dataset.map;
  if (!frame || !address) return;
  whenNear(frame, NEAR, () => show(frame, address));
}

/** A frame's load event also fires for the browser's error page. A `no-cors` request for the headers fails instead. */
async function show(frame: HTMLIFrameElement, address: string): Promise<void> {
  try {
    await fetch(address, {
      method: "HEAD",
      mode: "no-cors",
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
  } catch {
    console.debug("The map cannot be loaded; the plain link stays.");
    return;
  }
  frame.addEventListener("load", () => frame.classList.remove("invisible"), { once: true });
  frame.src = address;
}
