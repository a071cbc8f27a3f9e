/**
 * "Try it on your skin": fetches React and the dialog when the button is pressed. The dialog has an address, `?try`,
 * so that Back closes it.
 */

import { hasCanvas } from "#renderer/browser/has-canvas.ts";
import { loadPageAgain } from "#renderer/browser/load-page-again.ts";
import { mountIsland, type RenderIsland } from "#renderer/mount-island.ts";
import { readDesign, TRY_ON, type TryOnDesign } from "./design.ts";
import type { TryOnProps } from "./TryOn.tsx";

const QUERY = "try";

let island: Promise<RenderIsland<TryOnProps>> | undefined;
let hasFailed = false;

export function enhanceTryOn(): void {
  const button = document.getElementById(TRY_ON);
  const design = readDesign(document);
  if (!button || !design) return;
  if (!hasCanvas()) {
    button.parentElement?.remove();
    return;
  }
  const follow = () => void show(button, design);
  button.addEventListener("click", (event) => {
    event.preventDefault();
    if (hasFailed) return loadPageAgain(`?${QUERY}`);
    history.pushState({ [QUERY]: true }, "", `?${QUERY}`);
    follow();
  });
  addEventListener("popstate", follow);
  if (isAddressed()) follow();
}

const isAddressed = () => new URLSearchParams(location.search).has(QUERY);

/** Shows or hides the dialog as the address says. */
async function show(button: HTMLElement, design: TryOnDesign): Promise<void> {
  if (!island && !isAddressed()) return;
  button.ariaBusy = "true";
  island ??= mountIsland(() => import("./TryOn.tsx").then((module) => module.TryOn));
  try {
    const render = await island;
    render({ isOpen: isAddressed(), design, close: leave });
  } catch (error) {
    console.warn("The preview on your own skin could not be loaded.", error);
    island = undefined;
    hasFailed = true;
    history.replaceState(null, "", location.pathname);
    const status = button.nextElementSibling;
    if (status) status.textContent = "This could not be loaded. Try again.";
  }
  button.ariaBusy = null;
}

/** Back, or the same page without the query when the visitor came straight to it. */
function leave(): void {
  if (history.state?.[QUERY]) {
    history.back();
  } else {
    history.replaceState(null, "", location.pathname);
    dispatchEvent(new PopStateEvent("popstate"));
  }
}
