/** Undo and redo. */
import { expect, test } from "vitest";
import { begin, type Change, canGo, change } from "#pages/design/@id/try/history.ts";

type Counted = { count: number };
const show = (count: number): Change<Counted> => ({ type: "show", change: { count } });
const settle: Change<Counted> = { type: "settle" };
const undo: Change<Counted> = { type: "go", by: -1 };
const redo: Change<Counted> = { type: "go", by: 1 };

test.each([
  ["a drag is one step", [show(1), show(2), show(3), settle, undo], { count: 0, undo: false, redo: true }],
  [
    "steps are undone one by one",
    [show(1), settle, show(2), settle, undo],
    { count: 1, undo: true, redo: true },
  ],
  ["what is undone is redone", [show(1), settle, undo, redo], { count: 1, undo: true, redo: false }],
  [
    "a new step ends what could be redone",
    [show(1), settle, undo, show(5), settle, redo],
    { count: 5, undo: true, redo: false },
  ],
  [
    "a drag back to where it began is no step",
    [show(1), show(0), settle],
    { count: 0, undo: false, redo: false },
  ],
  ["nothing is undone before the first", [undo, undo], { count: 0, undo: false, redo: false }],
  [
    "what has not settled is undone too",
    [show(1), settle, show(2), undo],
    { count: 1, undo: true, redo: true },
  ],
])("%s", (_, changes, expected) => {
  const history = changes.reduce(change<Counted>, begin<Counted>({ count: 0 }));
  expect({ count: history.now.count, undo: canGo(history, -1), redo: canGo(history, 1) }).toEqual(expected);
});
