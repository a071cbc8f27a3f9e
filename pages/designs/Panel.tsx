/** A button and the `dialog` it opens: a dropdown on wide screens, a modal bottom sheet on small ones. */
import { clsx } from "clsx";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Button, DotButton } from "#renderer/components/Button.tsx";
import { Icon } from "#renderer/components/Icon.tsx";
import type { IconName } from "#renderer/icon-paths.ts";

/** Of the bar. On narrow phones with saved designs there is less room. Large text makes it no taller than need be. */
export const BAR_BUTTON = clsx(
  "min-h-[46px]! whitespace-nowrap max-md:px-[min(1.125rem,3.6vw)]",
  "in-data-saved:max-[23rem]:px-2.5 group-has-[[aria-pressed]]/bar:max-[23rem]:px-2.5",
);

const BAR_ICON =
  "contents @max-[21rem]:hidden in-data-saved:@max-[25rem]:hidden group-has-[[aria-pressed]]/bar:@max-[25rem]:hidden";

/** A dropdown from here up, a modal sheet below: the breakpoint md. */
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
    // Of two buttons clicked before hydration, the later counts.
    document.querySelector<HTMLDialogElement>("#catalogue-bar dialog[open]")?.close();
    if (dialog.current) open(dialog.current);
    setOpen(true);
  };
  const handleClose = () => {
    setOpen(false);
    if (!isControl(document.activeElement)) button.current?.focus();
  };
  return (
    <div className="noscript:hidden md:relative">
      <Button
        ref={button}
        variant="quiet"
        className={BAR_BUTTON}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <span className={BAR_ICON}>
          <Icon name={icon} />
        </span>
        {label}
      </Button>
      <dialog ref={dialog} id={id} className={DIALOG} aria-labelledby={titleId} onClose={handleClose}>
        <form
          method="dialog"
          autoComplete="off"
          className="max-md:pb-[max(1.25rem,env(safe-area-inset-bottom,0px))] md:py-2"
        >
          <div className="perforated md:hidden" />
          {/* The button above a dropdown names it already. */}
          <div className="flex items-center justify-between pt-1 pr-2 pb-2 pl-5 md:sr-only">
            <h2 id={titleId}>{title}</h2>
            <DotButton type="submit" aria-label="Close" className="md:hidden">
              <Icon name="close" />
            </DotButton>
          </div>
          <fieldset aria-labelledby={titleId}>{children}</fieldset>
          {onClear && <div className="dot-row mx-5 my-2 text-line max-md:hidden" />}
          <div className="flex gap-2 px-5 pt-3 pb-2">
            {onClear && (
              <Button variant="quiet" className="flex-1" onClick={onClear}>
                Clear
              </Button>
            )}
            <Button type="submit" className="flex-1">
              Apply
            </Button>
          </div>
        </form>
      </dialog>
    </div>
  );
}

const DIALOG = clsx(
  "bg-panel text-ink",
  "max-md:fixed max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:w-full max-md:max-w-none",
  "max-md:max-h-[86svh] max-md:overscroll-contain max-md:backdrop:bg-scrim",
  "max-md:[transition:translate_280ms_var(--ease-calm)] max-md:starting:[translate:0_100%]",
  "md:absolute md:top-[calc(100%+0.5rem)] md:right-auto md:bottom-auto md:left-0 md:w-76",
  "md:max-h-[calc(100svh-10rem)] md:overflow-y-auto md:rounded-md",
  "md:shadow-lifted md:outline md:outline-line/40",
);

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
