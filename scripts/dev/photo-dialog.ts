/** In the browser of `npm run dev`: a dialog about photos that no entry uses. */

/** The name of the page, of the message about it, and of the key in session storage. */
const NAME = "unused-photos";

const STYLE = `
dialog { width: min(90rem, 100% - 2rem); padding: 0; border: 1px solid }
dialog::backdrop { background: rgb(0 0 0 / 0.8) }
form { position: sticky; top: 0; padding: 0.5rem; text-align: right }
button { min-width: 48px; min-height: 48px; padding: 0 1rem; border: 0; background: CanvasText; color: Canvas; font: 1rem system-ui, sans-serif; cursor: pointer }
:focus-visible { outline: 2px solid; outline-offset: 3px }
`;

const shadow = document.createElement("div").attachShadow({ mode: "open" });
document.body.append(shadow.host);

/** `photos` differs for each set of photos, and is empty when there are none. */
async function show(photos: string): Promise<void> {
  shadow.replaceChildren();
  const isMistaken = document.querySelector("vite-error-overlay") !== null;
  if (isMistaken || photos === "" || photos === sessionStorage.getItem(NAME)) return;
  const response = await fetch(`${import.meta.env.BASE_URL}${NAME}`);
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const dialog = document.createElement("dialog");
  dialog.ariaLabel = page.title;
  dialog.innerHTML = `<style>${STYLE}</style><form method="dialog"><button>Close</button></form>`;
  dialog.append(...page.querySelectorAll("style, .photos"));
  for (const lines of dialog.querySelectorAll("pre")) lines.after(copyButton(lines.textContent));
  dialog.onclose = () => sessionStorage.setItem(NAME, photos);
  shadow.replaceChildren(dialog);
  dialog.showModal();
}

function copyButton(text: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.textContent = "Copy";
  button.onclick = async () => {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  };
  return button;
}

import.meta.hot?.on(NAME, show);
// The error overlay comes first, and a dialog would cover it.
import.meta.hot?.on("vite:error", () => shadow.replaceChildren());
import.meta.hot?.send(NAME);
