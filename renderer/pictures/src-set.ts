/** Derivatives as an attribute of an image. */
import { toAddress } from "#domain/address.ts";
import type { Derivative } from "#domain/manifest-schema.ts";

/** `/images/0f3a…-tile-320.webp 320w, …` */
export function toSrcSet(derivatives: readonly Derivative[]): string {
  return derivatives.map(({ path, width }) => `${toAddress(path)} ${width}w`).join(", ");
}
