/** Changes or removes a design. Only what differs is written. */
import { useState } from "react";
import { explainAnswers } from "#content/validate.ts";
import { isWithin } from "#domain/books.ts";
import { makeDesignSchema } from "#domain/catalogue-schema.ts";
import type { Conventions } from "#domain/conventions-schema.ts";
import { endOfDay } from "#domain/dates.ts";
import { Button } from "#renderer/components/Button.tsx";
import { changeDesign, type DesignEntry, removeDesign, type Values } from "./changes.ts";
import { DeskForm } from "./DeskForm.tsx";
import { FieldInput, focusFirstError } from "./fields/FieldInput.tsx";
import { CHANGED_DESIGN, type Field, isChanged, readFields, withHelp } from "./fields/fields.ts";
import type { Saving } from "./use-saving.ts";

type ChangeFormProps = {
  design: DesignEntry;
  conventions: Conventions;
  timeZone: string;
  saving: Saving;
  onDone(): void;
};

export function ChangeForm({ design, conventions, timeZone, saving, onDone }: ChangeFormProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { id, title } = design;
  const schema = makeDesignSchema(conventions);
  // A range of sizes is a map, which has no field here.
  const fields = withHelp(CHANGED_DESIGN, schema).filter(
    ({ key }) => !(design[key] instanceof Object) || Array.isArray(design[key]),
  );
  const submit = async (form: HTMLFormElement) => {
    const changed = readChanged(fields, design, new FormData(form));
    const found = explainAnswers(schema, { ...design, ...changed });
    const { until, left } = changed;
    if (until && !found.until && !isWithin({ until: endOfDay(String(until), timeZone) }, Date.now()))
      found.until = "This day has passed. Choose a later one.";
    if (left === 0) found.left = "No copies are left. Choose Sold out, and leave this blank.";
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(form);
    if (await saving.run(() => changeDesign(id, changed))) onDone();
  };
  const remove = async () => {
    const consequences = "Its page goes, and links to it lead to the designs. Its photo stays in images/.";
    if (!confirm(`Remove ${title}? ${consequences}`)) return;
    if (await saving.run(() => removeDesign(id))) onDone();
  };
  return (
    <DeskForm
      heading={`${id} ${title}`}
      action="Save"
      saving={saving}
      onSubmit={submit}
      onDone={onDone}
      aside={
        <Button variant="quiet" className="ml-auto" disabled={saving.isBusy} onClick={remove}>
          Remove
        </Button>
      }
    >
      {fields.map((field) => (
        <FieldInput key={field.key} field={field} held={design[field.key]} error={errors[field.key]} />
      ))}
    </DeskForm>
  );
}

/** Only a reserved design has a last day, and only a sold-out one may lack what is asked for. */
function readChanged(fields: readonly Field[], design: Values, data: FormData): Values {
  const values = readFields(fields, data);
  if (values.status !== "reserved") values.until = undefined;
  const changed = fields.filter((field) => {
    const [typed, held] = [values[field.key], design[field.key]];
    const isLacking = held === undefined && typed === "";
    return isLacking ? values.status !== "soldOut" : isChanged(field, typed, held);
  });
  return Object.fromEntries(changed.map(({ key }) => [key, keepOrder(values[key], design[key])]));
}

/** Keeps tags in the order of the file, so that their lines stay. */
function keepOrder(value: unknown, held: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(held)) return value;
  return [...held.filter((item) => value.includes(item)), ...value.filter((item) => !held.includes(item))];
}
