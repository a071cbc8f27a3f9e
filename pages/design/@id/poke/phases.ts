/** The phases of a press on a drawing, and where each event leads. */

/** `resting` is a hold that ended, before the click that browsers add to it. */
export type Phase = "idle" | "armed" | "poking" | "resting";

/**
 * - `press`: a finger or the main button goes down. `otherPress`: another finger, button or key does.
 * - `hold`: the press has stayed still, or Space goes down.
 * - `move`, `release`: the press moves too far, or ends.
 * - `step`, `tap`: a click by keys, assistive technology or under reduced motion, and any other click.
 */
export type PressEvent = "press" | "otherPress" | "hold" | "move" | "release" | "step" | "tap";

type Transition = { to: Phase; act?: "hold" | "rest" | "step" | "tap" };

const HOLD: Transition = { to: "poking", act: "hold" };

const TRANSITIONS: Record<Phase, Partial<Record<PressEvent, Transition>>> = {
  idle: {
    press: { to: "armed" },
    hold: HOLD,
    step: { to: "idle", act: "step" },
    tap: { to: "idle", act: "tap" },
  },
  armed: {
    hold: HOLD,
    move: { to: "idle" },
    release: { to: "idle" },
    otherPress: { to: "idle" },
  },
  poking: {
    press: { to: "armed", act: "rest" },
    release: { to: "resting", act: "rest" },
    otherPress: { to: "idle", act: "rest" },
  },
  resting: {
    press: { to: "armed" },
    hold: HOLD,
    otherPress: { to: "idle" },
    step: { to: "idle" },
    tap: { to: "idle" },
  },
};

/** Stays in the phase if the event means nothing there. */
export function advance(phase: Phase, event: PressEvent): Transition {
  return TRANSITIONS[phase][event] ?? { to: phase };
}
