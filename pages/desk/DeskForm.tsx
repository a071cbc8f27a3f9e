/** The forms of the desk: a heading, fields, and a row of buttons; and one that changes or removes an entry. */
import { type ReactNode, useState } from "react";
import { Button } from "#renderer/components/Button.tsx";
import type { Values } from "./changes.ts";
import { FieldInput, focusFirstError } from "./fields/FieldInput.tsx";
import { type Field, readFields } from "./fields/fields.ts";
import type { Change } from "./store/store.ts";
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

/** Moves the focus to a heading, because the button or form that had it is gone. */
export const focus = (heading: HTMLElement | null) => heading?.focus();

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

type EntryFormProps = Pick<DeskFormProps, "heading" | "action" | "saving" | "onDone"> & {
  fields: readonly Field[];
  /** What the YAML says. */
  held: Values;
  /** Returns what is wrong with the typed values, by field, and what they change. */
  prepare(typed: Values): { errors: Record<string, string>; change: Change };
  removal?: { question: string; change: Change };
};

export function EntryForm({ fields, held, prepare, removal, ...form }: EntryFormProps) {
  // What is typed is compared with what the form showed, even if the studio is read anew meanwhile.
  const [shown] = useState({ held, prepare });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { saving, onDone } = form;
  const save = async (change: Change) => {
    if (await saving.run(() => change)) onDone();
  };
  const submit = (element: HTMLFormElement) => {
    const prepared = shown.prepare(readFields(fields, new FormData(element)));
    setErrors(prepared.errors);
    if (Object.keys(prepared.errors).length > 0) focusFirstError(element);
    else void save(prepared.change);
  };
  return (
    <DeskForm
      {...form}
      onSubmit={submit}
      aside={
        removal && (
          <Button
            variant="quiet"
            className="ml-auto"
            disabled={saving.isBusy}
            onClick={() => confirm(removal.question) && save(removal.change)}
          >
            Remove
          </Button>
        )
      }
    >
      {fields.map((field) => (
        <FieldInput key={field.key} field={field} held={shown.held[field.key]} error={errors[field.key]} />
      ))}
    </DeskForm>
  );
}
