/** A line at the foot of the screen that screen readers announce. */

const NOTICE = "notice";

/** Shows a line, replacing any earlier one, until the next key or a press outside it. */
export function showNotice(...content: (string | Node)[]): void {
  document.getElementById(NOTICE)?.remove();
  const notice = document.createElement("p");
  notice.id = NOTICE;
  notice.role = "status";
  notice.className =
    "fixed inset-x-gutter bottom-24 z-30 mx-auto w-fit rounded-md bg-ink px-5 py-3 text-on-ink";
  document.body.append(notice);
  // Screen readers announce changes only in an element that they already know.
  requestAnimationFrame(() => notice.append(...content));
  const end = new AbortController();
  for (const event of ["keydown", "pointerdown"])
    addEventListener(
      event,
      ({ target }) => {
        if (target instanceof Node && notice.contains(target)) return;
        notice.remove();
        end.abort();
      },
      { capture: true, signal: end.signal },
    );
}
