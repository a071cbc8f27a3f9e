/** The light on a table: a factor a channel by place in the photo (0 to 1 each way), as its encoded levels show it. */
import type { Rgb } from "#domain/pixels.ts";
import type { Defect } from "./cases.ts";
import { mix, type Random, smoothstep, turned } from "./random.ts";

export type Light = (x: number, y: number) => Rgb;

type Factor = (x: number, y: number) => number;

export function makeLight(defect: Defect, random: Random): Light {
  const color = defect === "two-lamps" ? twoLamps(random) : oneLamp(castOf(defect, random));
  const factors = [gradient(defect === "gradient" ? 0.36 : random.between(0.04, 0.14), random)];
  const isDim = defect === "phone-shadow" || (defect === "fills" && random.between(0, 1) < 0.5);
  if (isDim) factors.push(phoneShadow(random));
  if (defect === "hand-shadow") factors.push(handShadow(random));
  return (x, y) => {
    const factor = factors.reduce((product, at) => product * at(x, y), 1);
    const [red, green, blue] = color(x, y);
    return [red * factor, green * factor, blue * factor];
  };
}

/** Warm above zero, cool below; as a share of the lightness. */
function castOf(defect: Defect, random: Random): number {
  if (defect === "lamp") return random.between(0.15, 0.35);
  if (defect === "shade") return -random.between(0.1, 0.22);
  if (defect === "fills") return random.between(0.1, 0.32);
  return random.between(-0.06, 0.12);
}

function oneLamp(cast: number): Light {
  const color = castColor(cast);
  return () => color;
}

const castColor = (cast: number): Rgb =>
  cast > 0 ? [1, 1 - 0.42 * cast, 1 - cast] : [1 + cast, 1 + 0.4 * cast, 1];

/** A warm lamp on one side, a cooler one on the other. */
function twoLamps(random: Random): Light {
  const [warm, other] = [castColor(random.between(0.22, 0.35)), castColor(random.between(-0.1, 0.12))];
  const angle = random.between(0, 2 * Math.PI);
  return (x, y) => {
    const share = smoothstep(-0.55, 0.55, turned(x - 0.5, y - 0.5, angle).along);
    return [mix(warm[0], other[0], share), mix(warm[1], other[1], share), mix(warm[2], other[2], share)];
  };
}

function gradient(strength: number, random: Random): Factor {
  const angle = random.between(0, 2 * Math.PI);
  return (x, y) => {
    const { along, aside } = turned(x - 0.5, y - 0.5, angle);
    return 1 - strength * smoothstep(-0.6, 0.6, along) - 0.1 * (along * along + aside * aside);
  };
}

/** A phone with its arm between lamp and sheet: a long shape with soft edges. */
function phoneShadow(random: Random): Factor {
  const angle = random.between(0, 2 * Math.PI);
  const depth = random.between(0.1, 0.3);
  const softness = random.between(0.03, 0.1);
  const [halfWidth, tip] = [random.between(0.14, 0.28), random.between(-0.2, 0.2)];
  return (x, y) => {
    const { along, aside } = turned(x - 0.5, y - 0.5, angle);
    const distance = Math.max(Math.abs(aside) - halfWidth, tip - along);
    return 1 - depth * (1 - smoothstep(-softness, softness, distance));
  };
}

/** A fist and two fingers, from one side: how far each reaches, how far aside it lies, and its radius. */
const HAND = [
  [0.42, 0, 0.2],
  [0.2, -0.1, 0.05],
  [0.18, 0.06, 0.05],
] as const;

function handShadow(random: Random): Factor {
  const angle = random.between(0, 2 * Math.PI);
  const depth = random.between(0.12, 0.32);
  const softness = random.between(0.02, 0.05);
  return (x, y) => {
    const { along, aside } = turned(x - 0.5, y - 0.5, angle);
    const distances = HAND.map(
      ([far, off, radius]) => Math.hypot(Math.max(0, far - along), aside - off) - radius,
    );
    return 1 - depth * (1 - smoothstep(-softness, softness, Math.min(...distances)));
  };
}
