/** Derivatives as the browser reads them. */
import type { Derivative } from "#images/manifest-schema.ts";
import { toAddress } from "./address.ts";

/** `/images/koi-320.1f….webp 320w, …` */
export function toSrcSet(derivatives: readonly Derivative[]): string {
  return derivatives.map(({ path, width }) => `${toAddress(path)} ${width}w`).join(", ");
}
