/** The phases of a drawing that is being poked, and where each event leads. */

/** `armed` is a press that may become a hold. `ending` shows the finished drawing and what it took. */
export type Phase = "idle" | "armed" | "poking" | "resting" | "ending";

/**
 * - `press`: a finger or the main button goes down. `hold`: the press has stayed still, or Space goes down.
 * - `move`: the press moves too far for a hold. `release`: it ends.
 * - `cancel`: the browser or the visitor does something else with it: a scroll, a pinch, a context menu.
 * - `play`: the drawing pokes itself for some seconds.
 * - `step`: a click by Enter or assistive technology, or under reduced motion.
 * - `finish`: the last dot has landed. `leave`: the visitor wants to see the whole drawing.
 */
export type PokeEvent =
  | "press"
  | "hold"
  | "move"
  | "release"
  | "cancel"
  | "play"
  | "step"
  | "finish"
  | "leave";

/** `restore` shows the drawing at once, and the next press continues; `fade` starts over. */
export type Act = "poke" | "play" | "pause" | "step" | "finish" | "restore" | "fade";

export type Transition = { to: Phase; act?: Act };

const POKE: Transition = { to: "poking", act: "poke" };
const PLAY: Transition = { to: "poking", act: "play" };
const STEP: Transition = { to: "resting", act: "step" };
const FINISH: Transition = { to: "ending", act: "finish" };
const RESTORE: Transition = { to: "idle", act: "restore" };
const FADE: Transition = { to: "idle", act: "fade" };

const TRANSITIONS: Record<Phase, Partial<Record<PokeEvent, Transition>>> = {
  idle: { press: { to: "armed" }, hold: POKE, play: PLAY, step: STEP },
  armed: { hold: POKE, release: PLAY, move: RESTORE, cancel: RESTORE, leave: FADE },
  poking: {
    press: { to: "armed", act: "pause" },
    release: { to: "resting", act: "pause" },
    cancel: RESTORE,
    finish: FINISH,
    leave: FADE,
  },
  resting: { press: { to: "armed" }, hold: POKE, cancel: RESTORE, step: STEP, finish: FINISH, leave: FADE },
  ending: { press: { to: "armed" }, hold: POKE, step: STEP, cancel: FADE, leave: FADE },
};

/** Stays in the phase if the event means nothing there. */
export function advance(phase: Phase, event: PokeEvent): Transition {
  return TRANSITIONS[phase][event] ?? { to: phase };
}
