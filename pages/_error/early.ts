/**
 * Redirects an unknown design to the catalogue. Static hosts serve 404.html, which holds this script, for every unknown
 * address.
 */
import { toAddress } from "#domain/address.ts";
import { store, UNKNOWN_KEY } from "#renderer/state/storage.ts";

const { pathname } = location;
const root = toAddress("/");

if (pathname.startsWith(root) && /^design(\/|$)/.test(pathname.slice(root.length))) {
  document.documentElement.hidden = true;
  store(UNKNOWN_KEY, "1", "sessionStorage");
  location.replace(toAddress("/designs/"));
}
