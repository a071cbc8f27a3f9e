/** Hydrates in the browser what Island.tsx rendered. */
import type { ComponentType } from "react";
import { untilIdle, untilPainted } from "./wait.ts";

/** A component with the props that the page was rendered with. */
type Rendered<P extends object> = { Component: ComponentType<P>; props: P };

/**
 * Loads React and the component after the first paint and hydrates when the browser is idle, or as soon as the visitor
 * touches the island. Removes `data-island` once React handles what the visitor does. Rejects if the code cannot be loaded.
 */
export async function hydrateIsland<P extends object>(name: string, load: () => Promise<Rendered<P>>) {
  const container = document.getElementById(name);
  if (!container) return;
  const interaction = untilInteraction(container);
  await Promise.race([untilPainted(), interaction]);
  const [{ createElement, startTransition, useLayoutEffect }, { hydrateRoot }, { Component, props }] =
    await Promise.all([
      import("react"),
      import("react-dom/client"),
      load(),
      Promise.race([untilIdle(), interaction]),
    ]);
  const inputs = [...container.querySelectorAll("input")];
  const early = inputs.flatMap((input) => {
    const isTicked = input.checked;
    return isTicked === input.defaultChecked ? [] : { input, isTicked };
  });
  // A transition lets React yield to the visitor's input.
  startTransition(() => {
    hydrateRoot(container, createElement(Hydrated), { identifierPrefix: name });
  });

  function Hydrated() {
    useLayoutEffect(() => {
      delete container?.dataset.island;
      // Hydration resets what was ticked before it. The component's own layout effects render first.
      queueMicrotask(() => {
        for (const { input, isTicked } of early) if (input.checked !== isTicked) input.click();
      });
    }, []);
    return createElement(Component, props);
  }
}

function untilInteraction(container: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    for (const intent of ["pointerdown", "keydown", "focusin"]) {
      container.addEventListener(intent, () => resolve(), { once: true });
    }
  });
}
