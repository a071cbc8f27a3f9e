/** Pages that the browser prepares ahead have no visitor yet: what reaches other people's services waits for one. */

/** Acts at once in a page that is shown, and when it comes to be shown in one that is prerendered. */
export function whenShown(act: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", act, { once: true });
  else act();
}

declare global {
  interface Document {
    /** https://wicg.github.io/nav-speculation/prerendering.html */
    prerendering?: boolean;
  }
}
