/** Redirects an unknown design. Static hosts serve 404.html, which holds this script, for every unknown address. */
import { store, UNKNOWN_KEY } from "#renderer/shell/storage.ts";
import { toRedirect } from "./redirect.ts";

const address = toRedirect(location.pathname);
if (address) {
  document.documentElement.hidden = true;
  store(UNKNOWN_KEY, "1", "sessionStorage");
  location.replace(address);
}
