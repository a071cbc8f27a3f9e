/** React in the browser: hydrates what Island.tsx rendered, and renders what the page's HTML does not have. */
import type { ComponentType } from "react";
import { untilIdle } from "#renderer/shell/browser.ts";
import type { IslandOf } from "./Island.tsx";

type LoadFile<Props extends object> = () => Promise<{ default: IslandOf<Props> }>;

/**
 * Hydrates the island of this name, if the page has it, when the visitor first touches it, and at the latest at `start`. Call
 * with the file that exports the island: `() => import("./name.island.tsx")`.
 */
export function hydrateIsland<Props extends object>(
  name: string,
  loadFile: LoadFile<Props>,
  start?: Promise<unknown>,
): void {
  const container = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (container) hydrate(container, loadFile, start).catch(console.warn);
}

/**
 * Loads React and the component, and hydrates when the browser is idle, or as soon as the visitor touches the island. Sets
 * `data-hydrated` once React handles what the visitor does. Rejects if the code cannot be loaded.
 */
async function hydrate<Props extends object>(
  container: HTMLElement,
  loadFile: LoadFile<Props>,
  start?: Promise<unknown>,
): Promise<void> {
  const { island: name = "", props = "{}" } = container.dataset;
  const touched = untilTouched(container);
  const takePress = rememberPress(container);
  await Promise.race([touched, start].filter(Boolean));
  const [{ createElement, hydrateRoot, startTransition, useLayoutEffect }, { Component, loaded }] =
    await Promise.all([import("./react.ts"), load(loadFile), Promise.race([untilIdle(), touched])]);
  const ticked = [...container.querySelectorAll("input")]
    .filter((input) => input.checked !== input.defaultChecked)
    .map((input) => ({ input, isTicked: input.checked }));
  const pressed = takePress();
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
        pressed?.click();
      });
    }, []);
    return createElement(Component, { ...JSON.parse(props), ...loaded });
  }
}

/** Loads the island's component, and the props that the document does not hold. */
async function load<Props extends object>(loadFile: LoadFile<Props>) {
  const { Component, loads = {} } = (await loadFile()).default;
  const loaded = await Promise.all(
    Object.entries<(() => Promise<unknown>) | undefined>(loads).map(async ([key, loadProp]) => [
      key,
      await loadProp?.(),
    ]),
  );
  return { Component, loaded: Object.fromEntries(loaded) };
}

/** Resolves when the visitor uses a control, or has used one before this script ran. A scroll is no touch. */
function untilTouched(container: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    if (container.querySelector(":focus, :popover-open")) resolve();
    for (const touch of ["click", "keydown", "focusin"])
      container.addEventListener(touch, () => resolve(), { once: true });
  });
}

/** Remembers the last press of a button whose code has not loaded. Returns a function that stops and returns the button. */
export function rememberPress(container: HTMLElement): () => HTMLElement | null {
  let pressed: HTMLElement | null = null;
  const press = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest("button:not([popovertarget], [data-save])");
  };
  container.addEventListener("click", press);
  return () => {
    container.removeEventListener("click", press);
    return pressed;
  };
}

/**
 * Loads React and the component. Resolves to a function that renders it after what `container` already holds. Rejects if the
 * code cannot be loaded.
 */
export async function mountInto<P extends object>(
  container: Element,
  loadComponent: () => Promise<ComponentType<P>>,
): Promise<(props: P) => void> {
  const [{ createElement, createPortal, createRoot }, Component] = await Promise.all([
    import("./react.ts"),
    loadComponent(),
  ]);
  const root = createRoot(document.createElement("div"));
  return (props) => root.render(createPortal(createElement(Component, props), container));
}
