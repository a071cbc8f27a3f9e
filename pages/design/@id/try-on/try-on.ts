/**
 * "Try it on your skin": fetches React and the dialog when the visitor presses the button. The dialog's address, `?try`,
 * lets Back close it.
 */
import type { TryOnDesign } from "#domain/try-on.ts";
import { mountInto } from "#renderer/islands/mount.ts";
import { untilIdle } from "#renderer/islands/wait.ts";
import { loadDesigns } from "#renderer/pictures/load-designs.ts";
import { getSaved } from "#renderer/saved/store.ts";
import { canTryOn } from "#renderer/shell/can-try-on.ts";

const QUERY = "try";

const isAddressed = () => new URLSearchParams(location.search).has(QUERY);

/** `id` is the page's own design. */
export function enhanceTryOn(id: number): void {
  const button = document.querySelector<HTMLButtonElement>("#try-on");
  if (!button) return;
  let island: ReturnType<typeof mountTryOn> | undefined;
  let hasFailed = false;
  // This check takes some milliseconds.
  void untilIdle().then(() => removeUnlessPossible(button));

  /** Makes the dialog match the address. */
  const follow = async () => {
    if (!island && !(isAddressed() && removeUnlessPossible(button))) return;
    button.ariaBusy = "true";
    island ??= mountTryOn(id);
    try {
      const show = await island;
      show(isAddressed());
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

/** Removes the offer if the browser cannot show it. Returns whether it can. */
function removeUnlessPossible({ form }: HTMLButtonElement): boolean {
  const isPossible = canTryOn();
  if (!isPossible) form?.remove();
  return isPossible;
}

/** Offers the page's own design and the saved ones. Rejects if the code or the designs cannot be loaded. */
async function mountTryOn(id: number) {
  const mounted = mountInto(document.body, () => import("./TryOn.tsx").then(({ TryOn }) => TryOn));
  const [show, all] = await Promise.all([mounted, loadDesigns()]);
  const [design, ...saved] = [...new Set([id, ...getSaved()])].flatMap((each): TryOnDesign[] => {
    const { title = "", reserved, tryOn } = all.find((one) => one.id === each) ?? {};
    return tryOn ? [{ id: each, title, reserved, ...tryOn }] : [];
  });
  if (design?.id !== id) throw new Error(`Design ${id} cannot be tried on.`);
  return (isOpen: boolean) => show({ isOpen, designs: [design, ...saved], onClose: leave });
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
