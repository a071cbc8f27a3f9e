/** A button and the `dialog` it opens: a dropdown on wide screens, a modal bottom sheet on small ones. */
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Icon } from "#renderer/components/Icon.tsx";
import type { IconName } from "#renderer/icon-paths.ts";

/** A dropdown from here up, a modal sheet below; as in panel.css. */
const DROPDOWN = "(width >= 48rem)";

type PanelProps = {
  /** Unique on the page. */
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  label: string;
  icon: IconName;
  title: string;
  /** Of the button "Clear", which there is with it alone. */
  onClear?: () => void;
  /** Choices. */
  children: ReactNode;
};

export function Panel({ id, button, label, icon, title, onClear, children }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  useEffect(() => {
    if (isOpen && button.current && dialog.current) return closeWhenLeft(dialog.current, button.current);
  }, [isOpen, button]);
  const toggle = () => {
    if (dialog.current?.open) return dialog.current.close();
    if (dialog.current) open(dialog.current);
    setOpen(true);
  };
  const handleClose = () => {
    setOpen(false);
    if (!isControl(document.activeElement)) button.current?.focus();
  };
  return (
    <div className="panel-place">
      <button
        ref={button}
        type="button"
        className="btn btn-quiet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <Icon name={icon} />
        {label}
      </button>
      <dialog ref={dialog} id={id} className="panel" aria-labelledby={titleId} onClose={handleClose}>
        <form method="dialog" autoComplete="off">
          <div className="perforated" />
          {/* The button above a dropdown names it already. */}
          <div className="panel-title md:sr-only">
            <h2 id={titleId}>{title}</h2>
            <button type="submit" aria-label="Close" className="dot-button">
              <Icon name="close" />
            </button>
          </div>
          <fieldset aria-labelledby={titleId}>{children}</fieldset>
          {onClear && <div className="dot-row" />}
          <div className="panel-actions">
            {onClear && (
              <button type="button" className="btn btn-quiet" onClick={onClear}>
                Clear
              </button>
            )}
            <button type="submit" className="btn">
              Apply
            </button>
          </div>
        </form>
      </dialog>
    </div>
  );
}

function open(dialog: HTMLDialogElement): void {
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
