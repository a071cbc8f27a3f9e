/**
 * "Try it on your skin": fetches React and the dialog when the visitor presses the button. The dialog's address, `?try`,
 * lets Back close it.
 */

import { mountInto } from "#renderer/islands/mount.ts";
import { untilIdle } from "#renderer/islands/wait.ts";
import { isTruthful } from "#renderer/pictures/canvas.ts";
import type { TryOnDesign } from "./try-on-data.ts";

const QUERY = "try";

const isAddressed = () => new URLSearchParams(location.search).has(QUERY);

const mountTryOn = () => mountInto(document.body, () => import("./TryOn.tsx").then(({ TryOn }) => TryOn));

export function enhanceTryOn(design: TryOnDesign): void {
  const button = document.querySelector<HTMLButtonElement>("#try-on");
  if (!button) return;
  let island: ReturnType<typeof mountTryOn> | undefined;
  // This check takes some milliseconds.
  void untilIdle().then(() => removeUnlessPossible(button));

  /** Makes the dialog match the address. */
  const follow = async () => {
    if (!island && !(isAddressed() && removeUnlessPossible(button))) return;
    button.ariaBusy = "true";
    island ??= mountTryOn();
    try {
      const show = await island;
      show({ isOpen: isAddressed(), design, onClose: leave });
    } catch (error) {
      console.warn("The preview on your own skin could not be loaded.", error);
      island = undefined;
      history.replaceState(null, "", location.pathname);
      button.nextElementSibling?.replaceChildren("This could not be loaded. Try again.");
    }
    button.ariaBusy = null;
  };
  button.addEventListener("click", (event) => {
    event.preventDefault();
    // A double click adds only one entry.
    if (!isAddressed()) history.pushState({ [QUERY]: true }, "", `?${QUERY}`);
    void follow();
  });
  addEventListener("popstate", follow);
  void follow();
}

/** Removes the offer if the browser cannot show it. Returns whether it can. */
function removeUnlessPossible({ form }: HTMLButtonElement): boolean {
  const isPossible = canTryOn();
  if (!isPossible) form?.remove();
  return isPossible;
}

/** Whether this browser supports WebGL2 and lets scripts read a canvas. */
function canTryOn(): boolean {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  return !!context && isTruthful(context) && document.createElement("canvas").getContext("webgl2") !== null;
}

/** Goes back after the dialog closes, or drops the query if the visitor came straight to the dialog. */
function leave(): void {
  if (!isAddressed()) return;
  if (history.state?.[QUERY]) history.back();
  else history.replaceState(null, "", location.pathname);
}
