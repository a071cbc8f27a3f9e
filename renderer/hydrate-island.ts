/** Brings an island to life in the browser. Its server side is island.tsx. */
import type { ComponentType } from "react";

type ComponentModule<P> = Promise<ComponentType<P>>;

/**
 * Fetches React and the component at once, and hydrates when the browser is idle or at the visitor's first intent,
 * whichever comes first: nothing waits for it, and nothing is in its way. Rejects when the code cannot be fetched.
 */
export async function hydrateIsland<P extends object>(name: string, component: ComponentModule<P>) {
  const container = document.getElementById(name);
  const props = readIslandProps<P>(name);
  if (!container || !props) return;
  const [{ createElement }, { hydrateRoot }, Component] = await Promise.all([
    import("react"),
    import("react-dom/client"),
    component,
    untilIdle(container),
  ]);
  hydrateRoot(container, createElement(Component, props), { identifierPrefix: name });
}

/** The props that the server gave an island, for enhancements that need the same data. */
export function readIslandProps<P extends object>(name: string): P | undefined {
  const json = document.getElementById(`${name}-props`)?.textContent;
  return json ? (JSON.parse(json) as P) : undefined;
}

function untilIdle(container: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const start = () => resolve();
    for (const intent of ["pointerdown", "keydown", "focusin"]) {
      container.addEventListener(intent, start, { once: true });
    }
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  });
}
