/** "True size": its dialog is loaded at the first click. */

export function enhanceTrueSize(design: HTMLElement): void {
  const button = design.querySelector<HTMLElement>("#true-size");
  button?.addEventListener("click", async () => {
    const { showTrueSize } = await import("./true-size-dialog.ts");
    showTrueSize(design, JSON.parse(button.dataset.ends ?? "[]"));
  });
}
