/** The sample arms. They were rendered for this project and show nobody. Lengths are pixels of the 900 × 1200 pictures. */
import type { Point } from "#domain/pixels.ts";
import { readStored, store } from "#renderer/state/storage.ts";
import arms from "./arms/arms.json";
import deep from "./arms/deep.webp";
import light from "./arms/light.webp";
import medium from "./arms/medium.webp";

export const ARM = {
  width: 900,
  height: 1200,
  /** Width in inches where the drawing opens. */
  inches: 3.3,
};

export type Arm = {
  name: string;
  src: string;
  /** Pixels per inch, from the wrist and the widest part, which are about 2.3 and 3.7 inches wide in adults. */
  inch: number;
  /** Where the drawing opens, and which way the arm points there, in degrees clockwise. */
  middle: Point;
  turn: number;
  /** The edge of the skin. */
  outline: string;
};

const PICTURES: Record<string, string> = { Light: light, Medium: medium, Deep: deep };

export const ARMS: readonly Arm[] = arms.map((arm) => ({ ...arm, src: PICTURES[arm.name] ?? "" }));

const KEY = "arm";

export const keepArm = ({ name }: Arm) => store(KEY, name);

/** Finds the arm that the visitor used last, or the first. */
export const readArm = () => ARMS.find(({ name }) => name === readStored(KEY)) ?? (ARMS[0] as Arm);
