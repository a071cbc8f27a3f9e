/** The ids of saved designs as storage and the address hold them. */
import { expect, test } from "vitest";
import { readIds } from "#renderer/browser/saved.ts";

test.each([
  ["", []],
  ["12", [12]],
  ["12,1,40", [12, 1, 40]],
  ["12,12,1", [12, 1]],
  ["12,,x,-1,1.5,0,1e3, 7,<b>,40", [12, 40]],
  ["[12]", []],
  ['{"1": true}', []],
])("reads %j as %j", (text, ids) => {
  expect(readIds(text)).toEqual(ids);
});
