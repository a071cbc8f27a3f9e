/** Hydrates in the browser what Island.tsx rendered. */
import type { ComponentType } from "react";
import { untilIdle, untilPainted } from "./wait.ts";

type LoadComponent<P> = () => Promise<ComponentType<P>>;

/**
 * Loads React and the component after the first paint and hydrates when the browser is idle, or as soon as the visitor
 * touches the island. Removes `data-island` once React handles what the visitor does. Rejects if the code cannot be loaded.
 */
export async function hydrateIsland<P extends object>(name: string, loadComponent: LoadComponent<P>) {
  const container = document.getElementById(name);
  const props = readIslandProps<P>(name);
  if (!container || !props) return;
  const interaction = untilInteraction(container);
  await Promise.race([untilPainted(), interaction]);
  const [{ createElement, startTransition, useLayoutEffect }, { hydrateRoot }, Component] = await Promise.all(
    [import("react"), import("react-dom/client"), loadComponent(), Promise.race([untilIdle(), interaction])],
  );
  // A transition lets React yield to the visitor's input.
  startTransition(() => {
    hydrateRoot(container, createElement(Hydrated), { identifierPrefix: name });
  });

  function Hydrated() {
    useLayoutEffect(() => void delete container?.dataset.island, []);
    return createElement(Component, props as P);
  }
}

/** Reads an island's props, also for enhancements that need the same data. */
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
