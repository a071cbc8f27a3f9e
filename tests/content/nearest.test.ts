/** Which name is suggested for a wrong one. */
import { expect, test } from "vitest";
import { nearest } from "#content/nearest.ts";

const KEYS = ["id", "title", "image", "imageDescription", "size", "isColor", "status"];

test.each([
  ["titel", "title"],
  ["Title", "title"],
  ["image-description", "imageDescription"],
  ["description", "imageDescription"],
  ["color", "isColor"],
  ["colour", undefined],
  ["artist", undefined],
  ["ID", "id"],
  ["is", undefined],
  ["", undefined],
])("for %j it is %j", (word, name) => {
  expect(nearest(word, KEYS)).toBe(name);
});

test("the nearer of two wins", () => {
  expect(nearest("tag", ["stage", "tags"])).toBe("tags");
});
