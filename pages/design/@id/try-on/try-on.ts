/**
 * "Try it on your skin": fetches React and the dialog when the visitor presses the button. The dialog's address, `?try`,
 * lets Back close it.
 */

import { untilIdle } from "#renderer/islands/wait.ts";
import { canTryOn } from "#renderer/shell/can-try-on.ts";
import { readDesign, TRY_ON } from "./design.ts";
import type { TryOnProps } from "./TryOn.tsx";

const QUERY = "try";

const isAddressed = () => new URLSearchParams(location.search).has(QUERY);

export function enhanceTryOn(): void {
  const button = document.querySelector<HTMLButtonElement>(`#${TRY_ON}`);
  const design = readDesign(document);
  if (!button || !design) return;
  let island: ReturnType<typeof mountTryOn> | undefined;
  let hasFailed = false;

  const check = () => {
    const isPossible = canTryOn();
    if (!isPossible) button.form?.remove();
    return isPossible;
  };
  // This check takes some milliseconds.
  void untilIdle().then(check);

  /** Makes the dialog match the address. */
  const follow = async () => {
    if (!island && !(isAddressed() && check())) return;
    button.ariaBusy = "true";
    island ??= mountTryOn();
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
    if (hasFailed) return void loadPageAgain();
    // A double click adds only one entry.
    if (!isAddressed()) history.pushState({ [QUERY]: true }, "", `?${QUERY}`);
    void follow();
  });
  addEventListener("popstate", follow);
  void follow();
}

/** Rejects if the code cannot be loaded. */
async function mountTryOn() {
  const [{ createElement }, { createRoot }, { TryOn }] = await Promise.all([
    import("react"),
    import("react-dom/client"),
    import("./TryOn.tsx"),
  ]);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  return (props: TryOnProps) => root.render(createElement(TryOn, props));
}

/**
 * Reloads the page. After a failure, Firefox and WebKit request a module again only on the next page, and WebKit caches
 * even an error response until a fetch replaces it.
 */
async function loadPageAgain(): Promise<void> {
  const modules = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  await Promise.allSettled([...modules].map(({ href }) => fetch(href, { cache: "reload" })));
  location.assign(`?${QUERY}`);
}

/** Goes back after the dialog closes, or drops the query if the visitor came straight to the dialog. */
function leave(): void {
  if (!isAddressed()) return;
  if (history.state?.[QUERY]) history.back();
  else history.replaceState(null, "", location.pathname);
}
