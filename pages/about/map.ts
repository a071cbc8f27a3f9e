/**
 * The map of the studio. Nothing is asked of the maps service before its place comes near; the frame shows only once
 * the service has answered, so that the dotted plan beneath stays when it is blocked or out of reach.
 */
import { whenActivated } from "#renderer/browser/when-activated.ts";

const NEAR = "200px";

export function enhanceMap(): void {
  const frame = document.querySelector<HTMLIFrameElement>("iframe[data-map]");
  const address = frame?.dataset.map;
  if (!frame || !address) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void show(frame, address);
    },
    { rootMargin: NEAR },
  );
  whenActivated(() => observer.observe(frame));
}

/** A frame cannot tell a map from the browser's error page; a request without reading the answer can. */
async function show(frame: HTMLIFrameElement, address: string): Promise<void> {
  try {
    await fetch(address, { mode: "no-cors", credentials: "omit", referrerPolicy: "no-referrer" });
  } catch {
    console.debug("The map cannot be reached; the plan and the link stay.");
    return;
  }
  frame.addEventListener("load", () => frame.classList.remove("invisible"), { once: true });
  frame.src = address;
}
