/** The dates below "Books": a list, and the form that adds, changes or removes one. */
import { useRef, useState } from "react";
import { explainAnswers } from "#content/validate.ts";
import { date as dateSchema } from "#domain/about-schema.ts";
import { isWithin } from "#domain/books.ts";
import { endOfDay } from "#domain/dates.ts";
import { Button } from "#renderer/components/Button.tsx";
import { changeDate, type DateEntry } from "./changes.ts";
import { DeskForm } from "./DeskForm.tsx";
import { FieldInput, focusFirstError } from "./fields/FieldInput.tsx";
import { DATE, readFields, withHelp } from "./fields/fields.ts";
import type { Saving } from "./use-saving.ts";

type DatesProps = {
  dates: readonly DateEntry[];
  timeZone: string;
  saving: Saving;
  /** The date whose form is open. */
  open: DateEntry | "new" | undefined;
  onOpen(date: DateEntry | "new" | undefined): void;
};

export function Dates({ dates, timeZone, saving, open, onOpen }: DatesProps) {
  const hasEnded = useRef(false);
  const end = () => {
    hasEnded.current = true;
    onOpen(undefined);
  };
  /** Takes the focus from the form, which is gone. */
  const focus = (heading: HTMLElement | null) => {
    if (!heading || !hasEnded.current) return;
    hasEnded.current = false;
    heading.focus();
  };
  const shared = { timeZone, saving, onDone: end };
  if (open) return <DateForm held={open === "new" ? undefined : open} {...shared} />;
  return (
    <section className="grid grid-cols-1 justify-items-start gap-4" aria-labelledby="dates">
      <h2 id="dates" ref={focus} tabIndex={-1}>
        Dates
      </h2>
      <ul className="grid w-full max-w-152 grid-cols-1">
        {dates.map((date) => (
          <li key={date.from + date.title} className="flex items-center gap-3 border-line border-t py-2">
            <span className="wrap-anywhere min-w-0 flex-1">
              {date.title}
              <small className="block text-small text-soft">
                {[date.from, date.to].filter(Boolean).join(" – ")}
              </small>
            </span>
            <Button
              variant="quiet"
              size="compact"
              aria-label={`Change ${date.title}`}
              onClick={() => onOpen(date)}
            >
              Change
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={() => onOpen("new")}>
        Add a date
      </Button>
    </section>
  );
}

type DateFormProps = Pick<DatesProps, "timeZone" | "saving"> & { held?: DateEntry; onDone(): void };

function DateForm({ held, timeZone, saving, onDone }: DateFormProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submit = async (form: HTMLFormElement) => {
    const values = readFields(DATE, new FormData(form));
    const found = explainAnswers(dateSchema, values);
    const last = values.to ? "to" : "from";
    if (!found[last] && !isWithin({ until: endOfDay(String(values[last]), timeZone) }, Date.now()))
      found[last] = "This day has passed. Choose a later one.";
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(form);
    if (await saving.run(() => changeDate(held, values))) onDone();
  };
  const remove = async () => {
    if (!confirm(`Remove ${held?.title}?`)) return;
    if (await saving.run(() => changeDate(held, undefined))) onDone();
  };
  return (
    <DeskForm
      heading={held?.title ?? "Add a date"}
      action={held ? "Save" : "Add"}
      saving={saving}
      onSubmit={submit}
      onDone={onDone}
      aside={
        held && (
          <Button variant="quiet" className="ml-auto" disabled={saving.isBusy} onClick={remove}>
            Remove
          </Button>
        )
      }
    >
      {withHelp(DATE, dateSchema).map((field) => (
        <FieldInput key={field.key} field={field} held={held?.[field.key]} error={errors[field.key]} />
      ))}
    </DeskForm>
  );
}
