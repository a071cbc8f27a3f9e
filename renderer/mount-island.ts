/** Islands that a page does not show at first: rendered in the browser, on demand. */
import type { ComponentType } from "react";

export type RenderIsland<P> = (props: P) => void;

/** Loads React and the component. Rejects when the code cannot be loaded. */
export async function mountIsland<P extends object>(
  loadComponent: () => Promise<ComponentType<P>>,
): Promise<RenderIsland<P>> {
  const [{ createElement }, { createRoot }, Component] = await Promise.all([
    import("react"),
    import("react-dom/client"),
    loadComponent(),
  ]);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  return (props) => root.render(createElement(Component, props));
}
