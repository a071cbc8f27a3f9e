/** Derivatives as attributes of an image. */
import { toAddress } from "./address.ts";
import type { Derivative } from "./manifest-schema.ts";

/** `/images/0f3a…-tile-320.webp 320w, …` */
export function toSrcSet(derivatives: readonly Derivative[]): string {
  return derivatives.map(({ path, width }) => `${toAddress(path)} ${width}w`).join(", ");
}

/** The widest: derivatives are in ascending order, at least one. */
export function largestOf({ derivatives }: { derivatives: readonly Derivative[] }): Derivative {
  return derivatives.at(-1) as Derivative;
}
