/** Ids of designs as storage and addresses hold them. */
import { expect, test } from "vitest";
import { readIds } from "#domain/design-ids.ts";

test.each([
  ["", []],
  ["12", [12]],
  ["12,1,40", [12, 1, 40]],
  ["12,12,1", [12, 1]],
  ["12,,x,-1,1.5,0,1e3, 7,<b>,40", [12, 40]],
  ["9007199254740993,12", [12]],
  ["[12]", []],
  ['{"1": true}', []],
])("reads %j as %j", (text, ids) => {
  expect(readIds(text)).toEqual(ids);
});
