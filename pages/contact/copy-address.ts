/** "Copy address": `data-copy` is the button with the address, `data-copied` the text beside it. */

export function enhanceCopying(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-copy]");
  button?.addEventListener("click", async () => {
    document.querySelector("[data-copied]")?.replaceChildren(await copy(button.dataset.copy ?? ""));
  });
}

/** Returns a message for the visitor. */
async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return "Copied";
  } catch {
    return "Copying was blocked. Select the text and copy it.";
  }
}
