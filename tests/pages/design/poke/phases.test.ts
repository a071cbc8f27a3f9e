/** What a press on a drawing does, event by event. */
import { expect, test } from "vitest";
import { advance, type Phase, type PressEvent } from "../../../../pages/design/@id/poke/phases.ts";

/** Sends the events to an idle drawing. Returns where they lead and what they do. */
function send(...events: PressEvent[]): string[] {
  let phase: Phase = "idle";
  const acts = events.flatMap((event) => {
    const { to, act } = advance(phase, event);
    phase = to;
    return act ?? [];
  });
  return [phase, ...acts];
}

test.each<[string, PressEvent[], string[]]>([
  [
    "a still press pokes until it ends, and its click does nothing",
    ["press", "hold", "move", "release", "tap"],
    ["idle", "hold", "rest"],
  ],
  ["a press that moves does nothing", ["press", "move", "release"], ["idle"]],
  ["a short press is a tap", ["press", "release", "tap"], ["idle", "tap"]],
  [
    "Space pokes until it is up, and its click does nothing",
    ["hold", "release", "step"],
    ["idle", "hold", "rest"],
  ],
  ["a click by assistive technology is a step", ["step"], ["idle", "step"]],
  ["a second finger ends a press", ["press", "otherPress", "release"], ["idle"]],
  ["a second finger ends a hold", ["press", "hold", "otherPress", "release"], ["idle", "hold", "rest"]],
  ["a press ends a hold by Space", ["hold", "press", "hold"], ["poking", "hold", "rest", "hold"]],
  [
    "Enter steps after a hold without a click",
    ["press", "hold", "release", "otherPress", "step"],
    ["idle", "hold", "rest", "step"],
  ],
  [
    "a rested drawing is held again",
    ["press", "hold", "release", "press", "hold"],
    ["poking", "hold", "rest", "hold"],
  ],
])("%s", (_fact, events, outcome) => {
  expect(send(...events)).toEqual(outcome);
});
