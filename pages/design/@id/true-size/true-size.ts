/** "True size": its dialog is loaded at the first click. */
import { loadPageAgain } from "#renderer/browser/load-page-again.ts";

export function enhanceTrueSize(design: HTMLElement): void {
  const button = design.querySelector<HTMLElement>("#true-size");
  if (!button) return;
  button.onclick = async () => {
    try {
      const { showTrueSize } = await import("./true-size-dialog.ts");
      showTrueSize(design, JSON.parse(button.dataset.ends ?? "[]"));
    } catch (error) {
      console.warn("The true size could not be loaded.", error);
      button.textContent = "Load the page again";
      button.onclick = () => loadPageAgain();
    }
  };
}
