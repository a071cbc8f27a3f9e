/** A visit that names designs waits for their file before its first paint. The build inlines the script. */
import { toAddress } from "#domain/address.ts";
import { SHARED_DESIGNS } from "#domain/shared-designs.ts";
import ask from "./ask-for-designs.js?url&no-inline";

export function Head() {
  return <script src={ask} data-designs={toAddress(SHARED_DESIGNS)} />;
}
