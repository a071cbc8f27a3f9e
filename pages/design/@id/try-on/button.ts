/**
 * "Try it on your skin": fetches React and the dialog when the visitor presses the button (Tones.tsx), whose `data-try-on` is
 * the design. The dialog's address, `?try`, lets Back close it.
 */
import { mountInto } from "#renderer/island/hydrate.ts";
import { isTruthful, untilIdle } from "#renderer/shell/browser.ts";
import type { TryOnDesign } from "./design.ts";

const QUERY = "try";

const isAddressed = () => new URLSearchParams(location.search).has(QUERY);

const mountDialog = () =>
  mountInto(document.body, () => import("./Dialog.tsx").then(({ TryOnDialog }) => TryOnDialog));

export function enhanceTryOn(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-try-on]");
  if (!button) return;
  const design: TryOnDesign = JSON.parse(button.dataset.tryOn ?? "{}");
  let dialog: ReturnType<typeof mountDialog> | undefined;
  // This check takes some milliseconds.
  void untilIdle().then(() => removeUnlessPossible(button));

  /** Makes the dialog match the address. */
  const matchAddress = async () => {
    if (!dialog && !(isAddressed() && removeUnlessPossible(button))) return;
    button.ariaBusy = "true";
    dialog ??= mountDialog();
    try {
      const show = await dialog;
      show({ isOpen: isAddressed(), design, onClose: leave });
    } catch (error) {
      console.warn("The preview on your own skin could not be loaded.", error);
      dialog = undefined;
      history.replaceState(null, "", location.pathname);
      document.querySelector("[data-try-on-status]")?.replaceChildren("This could not be loaded. Try again.");
    }
    button.ariaBusy = null;
  };
  button.addEventListener("click", (event) => {
    event.preventDefault();
    // A double click adds only one entry.
    if (!isAddressed()) history.pushState({ [QUERY]: true }, "", `?${QUERY}`);
    void matchAddress();
  });
  addEventListener("popstate", matchAddress);
  void matchAddress();
}

/** Removes the offer if the browser cannot show it. Returns whether it can. */
function removeUnlessPossible(button: HTMLButtonElement): boolean {
  const isPossible = canTryOn();
  if (!isPossible) button.closest("[data-try-on-offer]")?.remove();
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
