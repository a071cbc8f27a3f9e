/** Undo and redo. `now` moves freely; what it is when a hand lifts becomes a step. */

export type History<T> = { steps: readonly T[]; at: number; now: T };

/** `by` is -1 to undo, 1 to redo. */
export type Change<T> =
  | { type: "show"; change: Partial<T> }
  | { type: "settle" }
  | { type: "go"; by: -1 | 1 };

export function begin<T>(first: T): History<T> {
  return { steps: [first], at: 0, now: first };
}

export function change<T extends object>(history: History<T>, action: Change<T>): History<T> {
  switch (action.type) {
    case "show":
      return { ...history, now: { ...history.now, ...action.change } };
    case "settle":
      return settle(history);
    case "go":
      return go(settle(history), action.by);
  }
}

export const canGo = <T>({ at, steps }: History<T>, by: -1 | 1) => at + by in steps;

/** A step that changes nothing is none. */
function settle<T extends object>(history: History<T>): History<T> {
  const { steps, at, now } = history;
  if (isSame(steps[at] as T, now)) return history;
  return { steps: [...steps.slice(0, at + 1), now], at: at + 1, now };
}

function go<T>(history: History<T>, by: -1 | 1): History<T> {
  const { steps, at } = history;
  return canGo(history, by) ? { steps, at: at + by, now: steps[at + by] as T } : history;
}

function isSame<T extends object>(one: T, other: T): boolean {
  return (Object.keys({ ...one, ...other }) as (keyof T)[]).every((key) => one[key] === other[key]);
}
