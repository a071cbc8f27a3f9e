/** Opens and closes the books. */
import { type FormEvent, useState } from "react";
import { explainAnswers } from "#content/validate";
import { books as booksSchema } from "#domain/books-schema.ts";
import { Button } from "#renderer/components/Button.tsx";
import { changeBooks, type Values } from "./changes.ts";
import { FieldInput, focusFirstError } from "./fields/FieldInput.tsx";
import { BOOKS, readFields } from "./fields/fields.ts";
import type { Saving } from "./use-saving.ts";

type BooksFormProps = { books: Values | undefined; saving: Saving; onDone(): void };

export function BooksForm({ books = {}, saving, onDone }: BooksFormProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [day = "", hour = ""] = String(books.opens ?? "").split(/[ T]/);
  const held: Values = {
    books: books.closed ? "closed" : books.opens ? "opens" : undefined,
    day,
    hour: hour.padStart(5, "0"),
    note: books.note,
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = readFields(BOOKS, new FormData(form));
    const values = {
      opens: typed.books === "opens" ? `${typed.day} ${typed.hour}`.trim() : undefined,
      closed: typed.books === "closed" ? true : undefined,
      note: typed.note,
    };
    const { opens, ...found } = explainAnswers(booksSchema, values);
    setErrors(opens ? { ...found, day: opens } : found);
    if (opens ?? Object.keys(found)[0]) return focusFirstError(form);
    if (await saving.run(() => changeBooks(values))) onDone();
  };
  return (
    <form className="group/form grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
      <h2>Books</h2>
      {BOOKS.map((field) => (
        <FieldInput key={field.key} field={field} held={held[field.key]} error={errors[field.key]} />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={saving.isBusy}>
          Save
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
