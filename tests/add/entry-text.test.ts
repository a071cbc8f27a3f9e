/** What a new entry is called, by the name of its photo. */
import { expect, test } from "vitest";
import { labelFrom, titleFrom } from "../../scripts/add/entry-text.ts";

test.each([
  ["designs/019-paper_boat.jpg", "Paper Boat", "paperBoat"],
  ["IMG_1234.jpg", "IMG 1234", "img1234"],
  ["12.jpg", "12", "work12"],
  ["élan vital.png", "Élan Vital", "elanVital"],
])("%s is called %s, and labeled %s", (path, title, label) => {
  expect([titleFrom(path), labelFrom(path)]).toEqual([title, label]);
});
