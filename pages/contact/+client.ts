/** Makes every CopyButton work. */
import "#renderer/shell/shell.ts";

for (const button of document.querySelectorAll<HTMLElement>("[data-copy]"))
  button.addEventListener("click", async () => {
    const outcome = await copy(button.dataset.copy ?? "");
    button.nextElementSibling?.replaceChildren(outcome);
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
