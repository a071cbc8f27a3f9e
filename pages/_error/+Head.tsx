/** A classic script, so that it decides before the first paint. The build puts it into the page (scripts/output/inline/). */
import { toAddress } from "#domain/address.ts";
import unknownDesign from "./unknown-design.js?url&no-inline";

export function Head() {
  return <script src={unknownDesign} data-base={toAddress("/")} />;
}
