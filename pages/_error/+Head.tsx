import { toAddress } from "#domain/address.ts";
import { toKey, UNKNOWN_KEY } from "#renderer/shell/storage.ts";
import unknownDesign from "./unknown-design.js?url&no-inline";

/** A classic script, so that it redirects before the first paint. The build inlines it. */
export function Head() {
  return <script src={unknownDesign} data-base={toAddress("/")} data-unknown-key={toKey(UNKNOWN_KEY)} />;
}
