/** Where an unknown address leads. */
import { toAddress } from "#domain/address.ts";

/** The catalogue, for a design that does not exist; undefined for any other address. */
export function toRedirect(pathname: string): string | undefined {
  const isDesign = /^design(\/|$)/.test(pathname.slice(toAddress("/").length));
  return isDesign && pathname.startsWith(toAddress("/")) ? toAddress("/designs/") : undefined;
}
