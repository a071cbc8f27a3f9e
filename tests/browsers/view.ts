/** A window of some engine, as thin as the facts allow. */
export type View = {
  /** Goes to the path and waits for the load event. */
  open: (path: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /** The result of a function in the page. It sees nothing but its arguments. */
  run: <A extends unknown[], R>(inPage: (...args: A) => R, ...args: A) => Promise<Awaited<R>>;
  /** Clicks the first visible element that matches and has this name, as a mouse does. */
  click: (selector: string, name?: string) => Promise<void>;
  clickAt: (x: number, y: number) => Promise<void>;
  press: (...keys: Key[]) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  close: () => Promise<void>;
};

export type Key =
  | "Tab"
  | "Shift+Tab"
  | "Enter"
  | "Escape"
  | "ArrowRight"
  | "ArrowLeft"
  | "Shift+ArrowLeft"
  | "Home"
  | "Space"
  | "="
  | "]";

export type Size = { width: number; height: number };

/** In the page: the first element in sight that matches and is named so. */
export function findInSight(selector: string, name?: string): Element | undefined {
  const isNamed = (element: Element) =>
    !name || element.getAttribute("aria-label") === name || element.textContent?.trim() === name;
  return [...document.querySelectorAll(selector)].find(
    (element) => isNamed(element) && element.getClientRects().length > 0,
  );
}
