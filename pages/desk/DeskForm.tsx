/** What the forms of the desk share: a heading, their fields, and a row of buttons that ends with Cancel. */
import type { ReactNode } from "react";
import { Button } from "#renderer/components/Button.tsx";
import type { Saving } from "./use-saving.ts";

type DeskFormProps = {
  heading: string;
  /** The words of the button that submits. Without them there is nothing to submit yet. */
  action: string | undefined;
  saving: Saving;
  onSubmit(form: HTMLFormElement): void;
  onDone(): void;
  /** A button at the end of the row. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A form takes the place of the button that opened it, and so its focus. */
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
