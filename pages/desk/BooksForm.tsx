/** Opens and closes the books, and lists the dates below. */
import { useState } from "react";
import { explainAnswers } from "#content/validate.ts";
import { isWithin } from "#domain/books.ts";
import { books as booksSchema } from "#domain/calendar-schema.ts";
import { toInstant } from "#domain/dates.ts";
import { changeBooks, type DateEntry, type Values } from "./changes.ts";
import { Dates } from "./Dates.tsx";
import { EntryForm } from "./DeskForm.tsx";
import { BOOKS, isChanged } from "./fields/fields.ts";
import type { Saving } from "./use-saving.ts";

type BooksFormProps = {
  books: Values | undefined;
  dates: readonly DateEntry[];
  timeZone: string;
  saving: Saving;
  onDone(): void;
};

export function BooksForm({ books = {}, dates, timeZone, saving, onDone }: BooksFormProps) {
  const [date, setDate] = useState<DateEntry | "new" | null>();
  const [day, hour] = String(books.opens ?? "").split(/[ T]/);
  const held: Values = {
    books: books.closed ? "closed" : books.opens ? "opens" : undefined,
    day,
    hour: hour?.padStart(5, "0"),
    note: books.note,
  };
  const prepare = (typed: Values) => {
    const changed = BOOKS.filter((field) => isChanged(field, typed[field.key], held[field.key]));
    const values = {
      ...(changed.some(({ key }) => key !== "note") && {
        opens: typed.books === "opens" ? `${typed.day} ${typed.hour}`.trim() : undefined,
        closed: typed.books === "closed" ? true : undefined,
      }),
      ...(changed.some(({ key }) => key === "note") && { note: typed.note }),
    };
    const { opens: day, ...errors } = explainAnswers(booksSchema, values);
    if (day) errors.day = day;
    else if (values.opens && !isWithin({ until: toInstant(values.opens, timeZone) }, Date.now()))
      errors.day = "This has passed. Choose a later day or hour, or Open.";
    return { errors, change: changeBooks(values) };
  };
  return (
    <>
      {/* Hidden while a date is changed, with what was typed. */}
      <div className={date ? "hidden" : undefined}>
        <EntryForm heading="Books" action="Save" fields={BOOKS} {...{ held, prepare, saving, onDone }} />
      </div>
      <Dates dates={dates} timeZone={timeZone} saving={saving} open={date} onOpen={setDate} />
    </>
  );
}
