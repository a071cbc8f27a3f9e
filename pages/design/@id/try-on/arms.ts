/** The sample arms: rendered for this project, they show nobody. Lengths are pixels of the pictures, 900 × 1200. */
import type { Point } from "#domain/pixels.ts";
import { readStored, store } from "#renderer/shell/storage.ts";
import arms from "./arms/arms.json";
import deep from "./arms/deep.webp";
import light from "./arms/light.webp";
import medium from "./arms/medium.webp";

export const ARM = {
  width: 900,
  height: 1200,
  /** Across, where the drawing opens, in inches. */
  inches: 3.3,
};

export type Arm = {
  name: string;
  src: string;
  /** From its wrist and its widest part, which in adults are about 2.3 and 3.7 inches wide. */
  inch: number;
  /** Where the drawing opens, and which way the arm points there, clockwise in degrees. */
  middle: Point;
  turn: number;
  /** Its edge: within it is skin. */
  outline: string;
};

const PICTURES: Record<string, string> = { Light: light, Medium: medium, Deep: deep };

export const ARMS: readonly Arm[] = arms.map((arm) => ({ ...arm, src: PICTURES[arm.name] ?? "" }));

const KEY = "arm";

export const keepArm = ({ name }: Arm) => store(KEY, name);

/** The visitor's last one, or the first. */
export const readArm = () => ARMS.find(({ name }) => name === readStored(KEY)) ?? (ARMS[0] as Arm);
