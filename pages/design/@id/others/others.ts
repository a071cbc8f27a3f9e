/** Adds the rest of the other designs when the visitor comes near the end of them. */
import { whenNear } from "#renderer/browser/when-near.ts";

const NEAR = "50% 0px";

export function enhanceOthers(): void {
  const list = document.querySelector<HTMLElement>("#other-designs [data-more]");
  if (!list?.lastElementChild) return;
  whenNear(list.lastElementChild, NEAR, () => {
    // When they cannot be loaded, the link to all designs stays.
    import("./more-designs.ts").then(({ showMore }) => showMore(list)).catch(console.warn);
  });
}
