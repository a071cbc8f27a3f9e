/** A window of any engine, with only what the facts need. */
export type View = {
  /** Goes to the path and waits for the load event. */
  open: (path: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page and returns its result. The function sees only its arguments. */
  run: <A extends unknown[], R>(inPage: (...args: A) => R, ...args: A) => Promise<Awaited<R>>;
  /** Clicks the first visible element that matches and has this name, with a mouse. */
  click: (selector: string, name?: string) => Promise<void>;
  clickAt: (x: number, y: number) => Promise<void>;
  press: (...keys: Key[]) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  close: () => Promise<void>;
};

type Key =
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

type Size = { width: number; height: number };

/** Runs in the page. Finds the first visible element that matches and has this name. */
export function findInSight(selector: string, name?: string): Element | undefined {
  const isNamed = (element: Element) =>
    !name || element.getAttribute("aria-label") === name || element.textContent?.trim() === name;
  return [...document.querySelectorAll(selector)].find(
    (element) => isNamed(element) && element.getClientRects().length > 0,
  );
}
