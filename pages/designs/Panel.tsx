/** A button and the `dialog` it opens: a dropdown on wide screens, a modal bottom sheet on small ones. */
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
  /** Part of a form: a submit button closes the panel. */
  children: ReactNode;
};

export function Panel({ id, label, icon, title, children }: PanelProps) {
  const { button, dialog, isOpen, toggle, handleClose } = usePanel();
  const titleId = useId();
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
          {children}
        </form>
      </dialog>
    </div>
  );
}
