/** Hydrates an island in the browser; island.tsx renders it. */
import type { ComponentType } from "react";
import { untilIdle, untilPainted } from "./wait.ts";

type LoadComponent<P> = () => Promise<ComponentType<P>>;

/**
 * Loads React and the component after the first paint and hydrates when the browser is idle, or at once when the
 * visitor touches the island. Then the container loses its `data-island`. Rejects when the code cannot be loaded.
 */
export async function hydrateIsland<P extends object>(name: string, loadComponent: LoadComponent<P>) {
  const container = document.getElementById(name);
  const props = readIslandProps<P>(name);
  if (!container || !props) return;
  const interaction = untilInteraction(container);
  await Promise.race([untilPainted(), interaction]);
  const [{ createElement, startTransition }, { hydrateRoot }, Component] = await Promise.all([
    import("react"),
    import("react-dom/client"),
    loadComponent(),
    Promise.race([untilIdle(), interaction]),
  ]);
  // In a transition, so that React pauses for the visitor.
  startTransition(() => {
    hydrateRoot(container, createElement(Component, props), { identifierPrefix: name });
  });
  delete container.dataset.island;
}

/** The props of an island, also for enhancements that need the same data. */
export function readIslandProps<P extends object>(name: string): P | undefined {
  const json = document.getElementById(`${name}-props`)?.textContent;
  return json ? (JSON.parse(json) as P) : undefined;
}

function untilInteraction(container: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    for (const intent of ["pointerdown", "keydown", "focusin"]) {
      container.addEventListener(intent, () => resolve(), { once: true });
    }
  });
}
