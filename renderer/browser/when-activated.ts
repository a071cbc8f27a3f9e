/** A prerendered page has no visitor yet: requests to other services wait for one. */

/** Runs `act` now, or on activation when the page is prerendered. */
export function whenActivated(act: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", act, { once: true });
  else act();
}

declare global {
  interface Document {
    /** https://wicg.github.io/nav-speculation/prerendering.html */
    prerendering?: boolean;
  }
}
