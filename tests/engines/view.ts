/** A window of either engine, with only what the facts need. */
import { expect, vi } from "vitest";

/** What both drivers can do. Positions and actions are those of WebDriver; nothing waits for a page. */
export type Driver = {
  go: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  /** Returns a text, or the text that the expression promises. */
  evaluate: (expression: string) => Promise<string>;
  perform: (actions: object[]) => Promise<unknown>;
  resize: (size: Size) => Promise<unknown>;
  close: () => Promise<void>;
};

type Size = { width: number; height: number };
export type View = ReturnType<typeof makeView>;

const KEYS = { Enter: "\uE007", Escape: "\uE00C", Shift: "\uE008", ArrowLeft: "\uE012" };

export function makeView({ go, back, evaluate, perform, resize, close }: Driver) {
  /** Runs a function in the page and returns its result. The function sees only its arguments. */
  async function run<A extends unknown[], R>(inPage: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    const list = args.map((argument) => JSON.stringify(argument));
    const call = `(async () => JSON.stringify([await (${inPage})(${list})]))()`;
    return JSON.parse(await evaluate(call))[0];
  }

  /** Polls the page with a function until the expectation holds. */
  const eventually = <A extends unknown[], R>(inPage: (...args: A) => R, ...args: A) =>
    expect.poll(() => run(inPage, ...args));

  /** Leaves the page, and waits until the next one has loaded. */
  async function arrive(leave: () => Promise<unknown>): Promise<void> {
    await run(() => Object.assign(window, { isLeft: true }).isLeft);
    await leave();
    await vi.waitFor(async () => expect(await run(isLoaded)).toBe(true), 30_000);
  }

  const press = (key: keyof typeof KEYS, { shift = false } = {}) => {
    const keys = [...(shift ? [KEYS.Shift] : []), KEYS[key]];
    const down = keys.map((value) => ({ type: "keyDown", value }));
    const up = keys.toReversed().map((value) => ({ type: "keyUp", value }));
    return perform([{ type: "key", id: "keyboard", actions: [...down, ...up] }]);
  };

  return {
    run,
    eventually,
    press,
    back,
    resize,
    close,
    open: (url: string) => arrive(() => go(url)),
    reload: () => arrive(() => run(() => void setTimeout(() => location.reload()))),
    /** Clicks the first visible element that matches and has this name, once nothing covers it. */
    async click(selector: string, name?: string) {
      const at = await vi.waitUntil(() => run(findMiddle, selector, name), 10_000);
      const move = { type: "pointerMove", ...at, duration: 0, origin: "viewport" };
      const actions = [move, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
      await perform([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }]);
    },
    count: (selector: string) => eventually(countVisible, selector),
  };
}

const isLoaded = () => document.readyState === "complete" && !("isLeft" in window);

const countVisible = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0).length;

function findMiddle(selector: string, name?: string) {
  const element = [...document.querySelectorAll(selector)].find(
    (one) =>
      one.getClientRects().length > 0 &&
      (!name || one.getAttribute("aria-label") === name || one.textContent?.trim() === name),
  );
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  return element?.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : undefined;
}
