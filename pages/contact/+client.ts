import "#renderer/shell/shell.ts";

const button = document.querySelector<HTMLElement>("[data-copy]");
button?.addEventListener("click", async () => {
  button.nextElementSibling?.replaceChildren(await copy(button.dataset.copy ?? ""));
});

/** Returns a message for the visitor. */
async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return "Copied";
  } catch {
    return "Your browser did not allow it. Select the words and copy them yourself.";
  }
}
