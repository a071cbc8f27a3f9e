/** What the forms of the desk share: a heading, fields, and a row of buttons. */
import type { ReactNode } from "react";
import { Button } from "#renderer/components/Button.tsx";
import type { Saving } from "./use-saving.ts";

type DeskFormProps = {
  heading: string;
  /** The label of the button that submits; undefined while there is nothing to submit. */
  action: string | undefined;
  saving: Saving;
  onSubmit(form: HTMLFormElement): void;
  onDone(): void;
  /** A button at the end of the row. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Takes the focus from the button that opened the form, which is gone. */
const focus = (heading: HTMLElement | null) => heading?.focus();

export function DeskForm({ heading, action, saving, onSubmit, onDone, aside, children }: DeskFormProps) {
  return (
    <form
      className="group/form grid grid-cols-1 gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      <h2 ref={focus} tabIndex={-1}>
        {heading}
      </h2>
      {children}
      <div className="flex flex-wrap gap-3">
        {action && (
          <Button type="submit" aria-disabled={saving.isBusy}>
            {action}
          </Button>
        )}
        <Button variant="quiet" disabled={saving.isBusy} onClick={onDone}>
          Cancel
        </Button>
        {aside}
      </div>
    </form>
  );
}
