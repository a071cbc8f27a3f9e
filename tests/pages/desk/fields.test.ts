/** What the fields of the desk's forms mean in the YAML. */
import { expect, test } from "vitest";
import {
  BOOKS,
  CHANGED_DESIGN,
  isChanged,
  NEW_DESIGN,
  readFields,
} from "../../../pages/desk/fields/fields.ts";

const find = (fields: typeof NEW_DESIGN, key: string) => fields.filter((field) => field.key === key);

test.for<[key: string, typed: string[], fields: typeof NEW_DESIGN, meant: unknown]>([
  ["title", [" Moon Moth "], NEW_DESIGN, "Moon Moth"],
  ["title", [""], NEW_DESIGN, ""],
  ["imageDescription", ["One\r\nTwo"], NEW_DESIGN, "One\nTwo"],
  ["isColor", ["Color"], NEW_DESIGN, true],
  ["isColor", ["Black only"], NEW_DESIGN, false],
  ["isColor", [], CHANGED_DESIGN, undefined],
  ["tags", [], NEW_DESIGN, undefined],
  ["tags", ["Repeatable", "Pair"], NEW_DESIGN, ["Repeatable", "Pair"]],
  ["status", ["Available"], CHANGED_DESIGN, undefined],
  ["status", ["Sold out"], CHANGED_DESIGN, "soldOut"],
  ["until", [""], CHANGED_DESIGN, undefined],
  ["left", ["3"], CHANGED_DESIGN, 3],
  ["left", ["three"], CHANGED_DESIGN, "three"],
  ["left", [""], CHANGED_DESIGN, undefined],
  ["note", [" "], BOOKS, undefined],
])("%s: %j means what the YAML says", ([key, typed, fields, meant]) => {
  const data = new FormData();
  for (const text of typed) data.append(`0.${key}`, text);
  expect(readFields(find(fields, key), data, "0.")).toEqual({ [key]: meant });
});

test.for<[key: string, typed: unknown, held: unknown, changed: boolean]>([
  ["imageDescription", "A folded boat.", "A folded boat.\n", false],
  ["price", "", undefined, false],
  ["price", "$5", "$6", true],
  ["left", undefined, 3, true],
  ["isColor", true, false, true],
  ["status", "reserved", undefined, true],
  ["tags", ["Pair", "Repeatable"], ["Repeatable", "Pair"], false],
  ["tags", ["Pair"], ["Repeatable", "Pair"], true],
  ["tags", undefined, ["Pair"], true],
])("%s: %j beside %j in the YAML is changed: %j", ([key, typed, held, changed]) => {
  const [field] = find(CHANGED_DESIGN, key);
  expect(field && isChanged(field, typed, held)).toBe(changed);
});
