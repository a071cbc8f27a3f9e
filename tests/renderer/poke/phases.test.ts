/** What a press on a drawing does, event by event. */
import { expect, test } from "vitest";
import { type Act, advance, type Phase, type PokeEvent } from "#renderer/poke/phases.ts";

/** Sends the events to an idle drawing. Returns where they lead and what they do. */
function send(...events: PokeEvent[]): string[] {
  let phase: Phase = "idle";
  const acts = events.flatMap((event): Act[] => {
    const { to, act } = advance(phase, event);
    phase = to;
    return act ? [act] : [];
  });
  return [phase, ...acts];
}

test.each<[string, PokeEvent[], string[]]>([
  ["a still press pokes until it ends", ["press", "hold", "move", "release"], ["resting", "poke", "pause"]],
  ["a press that moves leaves the drawing whole", ["press", "move", "release"], ["idle", "restore"]],
  ["a press that scrolls leaves the drawing whole", ["press", "cancel"], ["idle", "restore"]],
  ["a hold that scrolls restores the drawing", ["press", "hold", "cancel"], ["idle", "poke", "restore"]],
  ["a tap plays, then rests", ["press", "release", "release"], ["resting", "play", "pause"]],
  ["a drawing that shows itself is held", ["play", "press", "hold"], ["poking", "play", "pause", "poke"]],
  ["a few dots fade", ["press", "hold", "release", "leave"], ["idle", "poke", "pause", "fade"]],
  ["Space pokes until it is up", ["hold", "release"], ["resting", "poke", "pause"]],
  ["a second finger ends a press", ["press", "cancel", "release"], ["idle", "restore"]],
  ["a rest is held again", ["hold", "release", "press", "hold"], ["poking", "poke", "pause", "poke"]],
  ["a scroll ends a rest", ["hold", "release", "cancel"], ["idle", "poke", "pause", "restore"]],
  ["steps end with the last dot", ["step", "step", "finish"], ["ending", "step", "step", "finish"]],
  ["the last dot ends a hold", ["hold", "finish", "release"], ["ending", "poke", "finish"]],
  [
    "a hold begins anew after the end",
    ["hold", "finish", "press", "hold"],
    ["poking", "poke", "finish", "poke"],
  ],
  ["Escape ends the end", ["hold", "finish", "leave"], ["idle", "poke", "finish", "fade"]],
  ["a step means nothing while a press lasts", ["press", "step"], ["armed"]],
])("%s", (_fact, events, outcome) => {
  expect(send(...events)).toEqual(outcome);
});
