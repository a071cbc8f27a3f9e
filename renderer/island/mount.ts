/** Renders a component that the page's HTML does not have. */
import type { ComponentType } from "react";

/**
 * Loads React and the component. Resolves to a function that renders it after what `place` already holds. Rejects if the
 * code cannot be loaded.
 */
export async function mountInto<P extends object>(
  place: Element,
  loadComponent: () => Promise<ComponentType<P>>,
): Promise<(props: P) => void> {
  const [{ createElement, createPortal, createRoot }, Component] = await Promise.all([
    import("./react.ts"),
    loadComponent(),
  ]);
  const root = createRoot(document.createElement("div"));
  return (props) => root.render(createPortal(createElement(Component, props), place));
}
