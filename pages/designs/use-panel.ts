/** The behaviour of a panel: how its dialog opens, what closes it, and where the focus goes. */
import { type RefObject, useEffect, useRef, useState } from "react";

/** From here up a panel is a dropdown, below it a modal sheet; as in panel.css. */
const DROPDOWN = "(width >= 48rem)";

type UsedPanel = {
  button: RefObject<HTMLButtonElement | null>;
  dialog: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  /** For the button's click. */
  toggle: () => void;
  /** For the dialog's event `close`. */
  handleClose: () => void;
};

export function usePanel(): UsedPanel {
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

/** Closes on a click elsewhere (a sheet's backdrop is the dialog itself), on Escape, and when the focus leaves. */
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
  dialog.addEventListener("focusout", ({ relatedTarget }) => isOutside(relatedTarget) && close(), { signal });
  matchMedia(DROPDOWN).addEventListener("change", close, { signal });
  return () => listening.abort();
}

/** Whether the focus has found a place of its own: not the page, nor a part of it that was clicked on. */
function isControl(element: Element | null): boolean {
  return element instanceof HTMLElement && element.tabIndex >= 0;
}
