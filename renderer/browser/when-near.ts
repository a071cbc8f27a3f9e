/** Runs `act` once the element is within `margin` (of CSS) of the screen. Returns a function that stops waiting. */
export function whenNear(element: Element, margin: string, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
