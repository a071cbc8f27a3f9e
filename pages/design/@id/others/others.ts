/** Adds the rest of the other designs when the visitor comes near the end of them. */

const NEAR = "50% 0px";

export function enhanceOthers(): void {
  const list = document.querySelector<HTMLElement>("#other-designs [data-more]");
  if (!list?.lastElementChild) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      // When they cannot be loaded, the link to all designs stays.
      import("./more-designs.ts").then(({ showMore }) => showMore(list)).catch(console.warn);
    },
    { rootMargin: NEAR },
  );
  observer.observe(list.lastElementChild);
}
