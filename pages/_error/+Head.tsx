/** A classic script, so that it redirects before the first paint. The build inlines it. */
import { toAddress } from "#domain/address.ts";
import unknownDesign from "./unknown-design.js?url&no-inline";

export function Head() {
  return <script src={unknownDesign} data-base={toAddress("/")} />;
}
