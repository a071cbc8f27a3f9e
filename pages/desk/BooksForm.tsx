/** Opens and closes the books. */
import { useState } from "react";
import { explainAnswers } from "#content/validate.ts";
import { isWithin } from "#domain/books.ts";
import { books as booksSchema } from "#domain/calendar-schema.ts";
import { toInstant } from "#domain/dates.ts";
import { changeBooks, type Values } from "./changes.ts";
import { DeskForm } from "./DeskForm.tsx";
import { FieldInput, focusFirstError } from "./fields/FieldInput.tsx";
import { BOOKS, isChanged, readFields } from "./fields/fields.ts";
import type { Saving } from "./use-saving.ts";

type BooksFormProps = { books: Values | undefined; timeZone: string; saving: Saving; onDone(): void };

export function BooksForm({ books = {}, timeZone, saving, onDone }: BooksFormProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [day, hour] = String(books.opens ?? "").split(/[ T]/);
  const held: Values = {
    books: books.closed ? "closed" : books.opens ? "opens" : undefined,
    day,
    hour: hour?.padStart(5, "0"),
    note: books.note,
  };
  const submit = async (form: HTMLFormElement) => {
    const typed = readFields(BOOKS, new FormData(form));
    const changed = BOOKS.filter((field) => isChanged(field, typed[field.key], held[field.key]));
    const values = {
      ...(changed.some(({ key }) => key !== "note") && {
        opens: typed.books === "opens" ? `${typed.day} ${typed.hour}`.trim() : undefined,
        closed: typed.books === "closed" ? true : undefined,
      }),
      ...(changed.some(({ key }) => key === "note") && { note: typed.note }),
    };
    const { opens: day, ...found } = explainAnswers(booksSchema, values);
    if (day) found.day = day;
    else if (values.opens && !isWithin({ until: toInstant(values.opens, timeZone) }, Date.now()))
      found.day = "This has passed. Choose a later day or hour, or Open.";
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(form);
    if (await saving.run(() => changeBooks(values))) onDone();
  };
  return (
    <DeskForm heading="Books" action="Save" saving={saving} onSubmit={submit} onDone={onDone}>
      {BOOKS.map((field) => (
        <FieldInput key={field.key} field={field} held={held[field.key]} error={errors[field.key]} />
      ))}
    </DeskForm>
  );
}
