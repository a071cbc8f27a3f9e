/** How a panel opens, what closes it, and where focus goes. */
import { useEffect, useRef, useState } from "react";

/** A dropdown from here up, a modal sheet below; as in panel.css. */
const DROPDOWN = "(width >= 48rem)";

export function usePanel() {
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen && button.current && dialog.current) return closeWhenLeft(dialog.current, button.current);
  }, [isOpen]);
  return {
    button,
    dialog,
    isOpen,
    toggle() {
      if (dialog.current?.open) return dialog.current.close();
      if (dialog.current) open(dialog.current);
      setOpen(true);
    },
    handleClose() {
      setOpen(false);
      if (!isControl(document.activeElement)) button.current?.focus();
    },
  };
}

function open(dialog: HTMLDialogElement): void {
  const { style, clientWidth } = document.documentElement;
  style.setProperty("--scrollbar", `${innerWidth - clientWidth}px`);
  if (matchMedia(DROPDOWN).matches) dialog.show();
  else dialog.showModal();
  dialog.querySelector<HTMLElement>(":checked")?.focus();
}

/** Closes on an outside click (a click on a sheet's backdrop targets the dialog), on Escape, and when focus has left. */
function closeWhenLeft(dialog: HTMLDialogElement, button: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const isOutside = (target: EventTarget | null) =>
    target instanceof Node && !dialog.contains(target) && !button.contains(target);
  const close = () => dialog.close();
  document.addEventListener("click", ({ target }) => (target === dialog || isOutside(target)) && close(), {
    signal,
    capture: true,
  });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && close(), { signal });
  document.addEventListener("focusin", ({ target }) => isOutside(target) && closeBehind(dialog, target), {
    signal,
  });
  matchMedia(DROPDOWN).addEventListener("change", close, { signal });
  return () => listening.abort();
}

/** WebKit gives the focus back to the button, wherever it has gone. */
function closeBehind(dialog: HTMLDialogElement, focused: EventTarget | null): void {
  dialog.close();
  if (focused instanceof HTMLElement) focused.focus();
}

/** Whether the visitor has moved focus to another control. */
function isControl(element: Element | null): boolean {
  return element instanceof HTMLElement && element.tabIndex >= 0;
}
