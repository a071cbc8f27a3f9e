/**
 * "Try it on your skin": fetches React and the dialog when the button is pressed. The dialog has an address, `?try`,
 * so that Back closes it.
 */
import { canTryOn } from "#renderer/browser/can-try-on.ts";
import { loadPageAgain } from "#renderer/browser/failures.ts";
import { untilIdle } from "#renderer/browser/wait.ts";
import { mountIsland, type RenderIsland } from "#renderer/mount-island.ts";
import { readDesign, TRY_ON } from "./design.ts";
import type { TryOnProps } from "./TryOn.tsx";

const QUERY = "try";

const isAddressed = () => new URLSearchParams(location.search).has(QUERY);

export function enhanceTryOn(): void {
  const button = document.querySelector<HTMLButtonElement>(`#${TRY_ON}`);
  const design = readDesign(document);
  if (!button || !design) return;
  let island: Promise<RenderIsland<TryOnProps>> | undefined;
  let hasFailed = false;

  const check = () => {
    const isPossible = canTryOn();
    if (!isPossible) button.form?.remove();
    return isPossible;
  };
  // The answer takes some milliseconds.
  void untilIdle().then(check);

  /** Shows or hides the dialog as the address says. */
  const follow = async () => {
    if (!island && !(isAddressed() && check())) return;
    button.ariaBusy = "true";
    island ??= mountIsland(() => import("./TryOn.tsx").then((module) => module.TryOn));
    try {
      const render = await island;
      render({ isOpen: isAddressed(), design, onClose: leave });
    } catch (error) {
      console.warn("The preview on your own skin could not be loaded.", error);
      island = undefined;
      hasFailed = true;
      history.replaceState(null, "", location.pathname);
      button.nextElementSibling?.replaceChildren("This could not be loaded. Try again.");
    }
    button.ariaBusy = null;
  };
  button.addEventListener("click", (event) => {
    event.preventDefault();
    if (hasFailed) return void loadPageAgain(`?${QUERY}`);
    history.pushState({ [QUERY]: true }, "", `?${QUERY}`);
    void follow();
  });
  addEventListener("popstate", follow);
  void follow();
}

/** Once the dialog is closed: back, or the same page without the query when the visitor came straight to it. */
function leave(): void {
  if (!isAddressed()) return;
  if (history.state?.[QUERY]) history.back();
  else history.replaceState(null, "", location.pathname);
}
