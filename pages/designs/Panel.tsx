/**
 * A button and the panel that it opens: a dropdown under it on wide screens, a sheet at the bottom of small ones.
 * One `dialog` is both. The sheet is modal: it holds the focus, and the page behind it keeps still.
 */
import { type ReactNode, useId } from "react";
import { Icon } from "#renderer/components/Icon.tsx";
import type { IconName } from "#renderer/icon-paths.ts";
import { usePanel } from "./use-panel.ts";

type PanelProps = {
  /** Unique on the page. */
  id: string;
  /** Of the button. */
  label: string;
  icon: IconName;
  title: string;
  /** A submit button among them closes the panel. */
  children: ReactNode;
};

export function Panel({ id, label, icon, title, children }: PanelProps) {
  const { button, dialog, isOpen, toggle, handleClose } = usePanel();
  const titleId = useId();
  return (
    <div className="md:relative">
      <button
        ref={button}
        type="button"
        className="btn btn-quiet min-h-11.5 whitespace-nowrap max-md:px-4.5"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <Icon name={icon} className="size-5 max-[23rem]:hidden" />
        {label}
      </button>
      <dialog ref={dialog} id={id} className="panel" aria-labelledby={titleId} onClose={handleClose}>
        <form method="dialog">
          <div className="perforated md:hidden" />
          <div className="flex items-center justify-between pt-1 pr-2 pb-2 pl-5 md:sr-only">
            <h2 id={titleId}>{title}</h2>
            <button type="submit" aria-label="Close" className="dot-button md:hidden">
              <Icon name="close" />
            </button>
          </div>
          {children}
        </form>
      </dialog>
    </div>
  );
}
