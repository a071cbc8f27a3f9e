/** A list of saved designs, the visitor's own or one that was shared: shares it, and keeps it as the visitor's own. */
import { getSaved, setSaved, subscribeToSaved } from "#renderer/browser/saved.ts";
import { type SavedIds, uniteIds } from "#renderer/browser/saved-list.ts";
import { getView, subscribeToView } from "./view-store.ts";

export function enhanceSharedList(): void {
  const element = document.getElementById("shared-list");
  const [share, keep] = element?.querySelectorAll("button") ?? [];
  const status = element?.querySelector<HTMLElement>("[role=status]");
  if (!element || !share || !keep || !status) return;
  const show = () => {
    const { only } = getView();
    element.hidden = !only;
    keep.hidden = !only || only.every((id) => getSaved().includes(id));
    status.textContent = "";
  };
  show();
  subscribeToView(show);
  subscribeToSaved(show);
  share.addEventListener("click", async () => {
    status.textContent = await shareList(getView().only ?? []);
  });
  keep.addEventListener("click", () => {
    share.focus();
    setSaved(uniteIds(getSaved(), getView().only ?? []));
  });
}

/** By the system's sheet or else the clipboard. Returns what to tell the visitor. */
async function shareList(ids: SavedIds): Promise<string> {
  const url = new URL(`?saved=${ids.join()}`, location.href).href;
  try {
    if (typeof navigator.share === "function") {
      await navigator.share({ title: document.title, url });
      return "";
    }
    await navigator.clipboard.writeText(url);
    return "Address copied";
  } catch (error) {
    const isCanceled = error instanceof DOMException && error.name === "AbortError";
    return isCanceled ? "" : url;
  }
}
