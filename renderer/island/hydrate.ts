/** Hydrates in the browser what Island.tsx rendered. */
import { untilIdle, untilPainted } from "#renderer/shell/browser.ts";
import type { IslandOf } from "./Island.tsx";

type Load = () => Promise<unknown>;
type File = { default: IslandOf<Record<string, unknown>> };

/** The files of a route: `import.meta.glob("./*.island.tsx")`. */
export function hydrateIslands(files: Record<string, Load>): void {
  for (const container of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const loadFile = files[`./${container.dataset.island}.island.tsx`];
    if (loadFile) hydrate(container, loadFile).catch(console.warn);
  }
}

/**
 * Loads React and the component after the first paint and hydrates when the browser is idle, or as soon as the visitor
 * touches the island. Sets `data-hydrated` once React handles what the visitor does. Rejects if the code cannot be loaded.
 */
async function hydrate(container: HTMLElement, loadFile: Load): Promise<void> {
  const { island: name = "", props = "{}" } = container.dataset;
  const interaction = untilInteraction(container);
  await Promise.race([untilPainted(), interaction]);
  const [{ createElement, startTransition, useLayoutEffect }, { hydrateRoot }, { Component, loaded }] =
    await Promise.all([
      import("react"),
      import("react-dom/client"),
      load(loadFile),
      Promise.race([untilIdle(), interaction]),
    ]);
  const ticked = [...container.querySelectorAll("input")]
    .filter((input) => input.checked !== input.defaultChecked)
    .map((input) => ({ input, isTicked: input.checked }));
  // A transition lets React yield to the visitor's input.
  startTransition(() => {
    hydrateRoot(container, createElement(Hydrated), { identifierPrefix: name });
  });

  function Hydrated() {
    useLayoutEffect(() => {
      container.dataset.hydrated = "";
      // Hydration resets what was ticked before it. The component's own layout effects render first.
      queueMicrotask(() => {
        for (const { input, isTicked } of ticked) if (input.checked !== isTicked) input.click();
      });
    }, []);
    return createElement(Component, { ...JSON.parse(props), ...loaded });
  }
}

/** Loads the island's component, and the props that the document does not hold. */
async function load(loadFile: Load) {
  const { Component, loads = {} } = ((await loadFile()) as File).default;
  const loaded = await Promise.all(
    Object.entries(loads).map(async ([key, loadProp]) => [key, await loadProp?.()]),
  );
  return { Component, loaded: Object.fromEntries(loaded) };
}

function untilInteraction(container: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    for (const intent of ["pointerdown", "keydown", "focusin"]) {
      container.addEventListener(intent, () => resolve(), { once: true });
    }
  });
}
