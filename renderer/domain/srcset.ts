/** Derivatives as the browser reads them. */

import { toAddress } from "./address.ts";
import type { Derivative } from "./manifest-schema.ts";

/** `/images/0f3a…-tile-320.webp 320w, …` */
export function toSrcSet(derivatives: readonly Derivative[]): string {
  return derivatives.map(({ path, width }) => `${toAddress(path)} ${width}w`).join(", ");
}

/** The widest: a picture has at least one, and they are in ascending order. */
export function largestOf({ derivatives }: { derivatives: readonly Derivative[] }): Derivative {
  return derivatives.at(-1) as Derivative;
}
