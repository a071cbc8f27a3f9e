/** The ids of saved designs as storage and the address hold them. */
import { expect, test } from "vitest";
import { readIds, toggleId, uniteIds } from "#renderer/browser/saved.ts";

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

test.each([
  [[], 12, [12]],
  [[12], 1, [12, 1]],
  [[12, 1, 40], 1, [12, 40]],
])("of %j and %j makes %j", (ids, id, expected) => {
  expect(toggleId(ids, id)).toEqual(expected);
});

test.each([
  [[], [], []],
  [[4], [1, 2], [4, 1, 2]],
  [
    [4, 1],
    [1, 2, 4],
    [4, 1, 2],
  ],
])("%j and %j are %j together", (first, second, expected) => {
  expect(uniteIds(first, second)).toEqual(expected);
});
