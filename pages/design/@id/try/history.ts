/** Undo and redo. `now` moves freely; what it is when a hand lifts becomes a step. */

export type History<T> = { steps: readonly T[]; at: number; now: T };

export type Change<T> =
  | { type: "show"; change: Partial<T> }
  | { type: "settle" }
  | { type: "undo" }
  | { type: "redo" };

export function begin<T>(first: T): History<T> {
  return { steps: [first], at: 0, now: first };
}

export function change<T extends object>(history: History<T>, action: Change<T>): History<T> {
  switch (action.type) {
    case "show":
      return { ...history, now: { ...history.now, ...action.change } };
    case "settle":
      return settle(history);
    case "undo":
      return goTo(settle(history), -1);
    case "redo":
      return goTo(settle(history), 1);
  }
}

export const canUndo = <T>({ at }: History<T>) => at > 0;
export const canRedo = <T>({ at, steps }: History<T>) => at < steps.length - 1;

/** A step that changes nothing is none. */
function settle<T extends object>(history: History<T>): History<T> {
  const { steps, at, now } = history;
  if (isSame(steps[at] as T, now)) return history;
  return { steps: [...steps.slice(0, at + 1), now], at: at + 1, now };
}

function goTo<T>({ steps, at }: History<T>, by: number): History<T> {
  const next = Math.min(Math.max(at + by, 0), steps.length - 1);
  return { steps, at: next, now: steps[next] as T };
}

function isSame<T extends object>(one: T, other: T): boolean {
  return (Object.keys({ ...one, ...other }) as (keyof T)[]).every((key) => one[key] === other[key]);
}
