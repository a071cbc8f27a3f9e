/** Changes or removes a design. Only what differs is written. */
import { explainAnswers } from "#content/validate.ts";
import { isWithin } from "#domain/books.ts";
import { makeDesignSchema } from "#domain/catalogue-schema.ts";
import type { Conventions } from "#domain/conventions-schema.ts";
import { endOfDay } from "#domain/dates.ts";
import { changeDesign, type DesignEntry, removeDesign, type Values } from "./changes.ts";
import { EntryForm } from "./DeskForm.tsx";
import { CHANGED_DESIGN, type Field, isChanged, withHelp } from "./fields/fields.ts";
import type { Saving } from "./use-saving.ts";

type ChangeFormProps = {
  design: DesignEntry;
  conventions: Conventions;
  timeZone: string;
  saving: Saving;
  onDone(): void;
};

export function ChangeForm({ design, conventions, timeZone, saving, onDone }: ChangeFormProps) {
  const { id, title } = design;
  const schema = makeDesignSchema(conventions);
  // A range of sizes is a map, which has no field here.
  const fields = withHelp(CHANGED_DESIGN, schema).filter(
    ({ key }) => !(design[key] instanceof Object) || Array.isArray(design[key]),
  );
  const prepare = (typed: Values) => {
    const changed = findChanged(fields, design, typed);
    const errors = explainAnswers(schema, { ...design, ...changed });
    const { until, left } = changed;
    if (until && !errors.until && !isWithin({ until: endOfDay(String(until), timeZone) }, Date.now()))
      errors.until = "This day has passed. Choose a later one.";
    if (left === 0) errors.left = "No copies are left. Choose Sold out, and leave this blank.";
    return { errors, change: changeDesign(id, changed) };
  };
  const consequences = "Its page goes, and links to it lead to the designs. Its photo stays in images/.";
  const removal = { question: `Remove ${title}? ${consequences}`, change: removeDesign(id) };
  return (
    <EntryForm
      heading={`${id} ${title}`}
      action="Save"
      held={design}
      {...{ fields, prepare, removal, saving, onDone }}
    />
  );
}

/** Finds the changed values. Only a reserved design has a last day, and only a sold-out one may lack what is asked for. */
function findChanged(fields: readonly Field[], design: Values, typed: Values): Values {
  const values = typed.status === "reserved" ? typed : { ...typed, until: undefined };
  const changed = fields.filter((field) => {
    const [value, held] = [values[field.key], design[field.key]];
    const isLacking = held === undefined && value === "";
    return isLacking ? values.status !== "soldOut" : isChanged(field, value, held);
  });
  return Object.fromEntries(changed.map(({ key }) => [key, keepOrder(values[key], design[key])]));
}

/** Keeps tags in the order of the file, so that their lines stay. */
function keepOrder(value: unknown, held: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(held)) return value;
  return [...held.filter((item) => value.includes(item)), ...value.filter((item) => !held.includes(item))];
}
