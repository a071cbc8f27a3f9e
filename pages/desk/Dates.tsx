/** The dates below "Books": a list, and the form that adds, changes or removes one. */
import { explainAnswers } from "#content/validate.ts";
import { isWithin } from "#domain/books.ts";
import { date as dateSchema } from "#domain/contact-schema.ts";
import { endOfDay } from "#domain/dates.ts";
import { Button } from "#renderer/components/Button.tsx";
import { changeDate, type DateEntry, type Values } from "./changes.ts";
import { EntryForm, focus } from "./DeskForm.tsx";
import { DATE, withHelp } from "./fields/fields.ts";
import type { Saving } from "./use-saving.ts";

type DatesProps = {
  dates: readonly DateEntry[];
  timeZone: string;
  saving: Saving;
  /** The date whose form is open. Null once a form has closed: the heading then takes the focus. */
  open: DateEntry | "new" | null | undefined;
  onOpen(date: DateEntry | "new" | null): void;
};

export function Dates({ dates, timeZone, saving, open, onOpen }: DatesProps) {
  const shared = { timeZone, saving, onDone: () => onOpen(null) };
  if (open) return <DateForm held={open === "new" ? undefined : open} {...shared} />;
  return (
    <section className="grid grid-cols-1 justify-items-start gap-4" aria-labelledby="dates">
      <h2 id="dates" ref={open === null ? focus : undefined} tabIndex={-1}>
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
  const prepare = (values: Values) => {
    const errors = explainAnswers(dateSchema, values);
    const last = values.to ? "to" : "from";
    if (!errors[last] && !isWithin({ until: endOfDay(String(values[last]), timeZone) }, Date.now()))
      errors[last] = "This day has passed. Choose a later one.";
    return { errors, change: changeDate(held, values) };
  };
  return (
    <EntryForm
      heading={held?.title ?? "Add a date"}
      action={held ? "Save" : "Add"}
      fields={withHelp(DATE, dateSchema)}
      held={held ?? {}}
      removal={held && { question: `Remove ${held.title}?`, change: changeDate(held, undefined) }}
      {...{ prepare, saving, onDone }}
    />
  );
}
