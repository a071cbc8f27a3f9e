/** Brings an island to life in the browser. Its server side is island.tsx. */
import type { ComponentType } from "react";

type LoadComponent<P> = () => Promise<ComponentType<P>>;

/**
 * Fetches React and the component once the page has been painted, and hydrates when the browser is idle; both at once
 * when the visitor reaches for the island. A button clicked before is clicked again then: until the container loses
 * its `data-island`, an early script may note the button's place among the island's in `data-clicked`.
 * Rejects when the code cannot be fetched.
 */
export async function hydrateIsland<P extends object>(name: string, loadComponent: LoadComponent<P>) {
  const container = document.getElementById(name);
  const props = readIslandProps<P>(name);
  if (!container || !props) return;
  const reached = untilReached(container);
  await Promise.race([untilPainted(), reached]);
  const [{ createElement }, { hydrateRoot }, Component] = await Promise.all([
    import("react"),
    import("react-dom/client"),
    loadComponent(),
    Promise.race([untilIdle(), reached]),
  ]);
  hydrateRoot(container, createElement(Component, props), { identifierPrefix: name });
  repeatClick(container);
}

/** The props that the server gave an island, for enhancements that need the same data. */
export function readIslandProps<P extends object>(name: string): P | undefined {
  const json = document.getElementById(`${name}-props`)?.textContent;
  return json ? (JSON.parse(json) as P) : undefined;
}

function untilPainted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}

function untilReached(container: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    for (const intent of ["pointerdown", "keydown", "focusin"]) {
      container.addEventListener(intent, () => resolve(), { once: true });
    }
  });
}

/** React hydrates at once to answer the click. */
function repeatClick(container: HTMLElement): void {
  const { clicked } = container.dataset;
  delete container.dataset.island;
  if (clicked !== undefined) container.querySelectorAll("button")[Number(clicked)]?.click();
}
