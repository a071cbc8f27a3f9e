/** The form that changes a design, and its fields. */
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { ChangeForm } from "../../../pages/desk/ChangeForm.tsx";
import { FieldInput } from "../../../pages/desk/fields/FieldInput.tsx";
import type { Saving } from "../../../pages/desk/use-saving.ts";

const MOTH = { id: 1, title: "Moth", image: "moth.jpg", size: "H 2", price: "$80" };

test.for<[name: string, held: object, fields: string[]]>([
  ["a price", {}, ["price", "size"]],
  ["a blank price", { price: null }, ["price", "size"]],
  ["a range of sizes, which is written by hand", { size: { type: "range" } }, ["price"]],
])("a design with %s", ([, held, fields]) => {
  const form = renderToString(
    <ChangeForm
      design={{ ...MOTH, ...held }}
      conventions={DEFAULT_CONVENTIONS}
      timeZone="America/Chicago"
      saving={{} as Saving}
      onDone={() => {}}
    />,
  );
  expect(["price", "size"].filter((key) => form.includes(`name="${key}"`))).toEqual(fields);
});

test("a group of choices is described by its mistake, but is not an invalid field itself", () => {
  const choices = {
    key: "tags",
    label: "Tags",
    control: "choices",
    choices: { Repeatable: "Repeatable" },
  } as const;
  const group = renderToString(<FieldInput field={choices} error="Choose one." />);
  expect(group).toMatch(/<fieldset [^>]*aria-describedby="[^"]+"/);
  expect(group).not.toContain("aria-invalid");
});
