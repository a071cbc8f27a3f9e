/** Photos of works on a design's page, and what they are called. */
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { OnSkin, toHealed } from "../../../pages/design/@id/OnSkin.tsx";
import { makePicture } from "../../fixtures/design.ts";

const image = { thumb: "", ...makePicture() };
const toPhoto = (note?: string) => ({ src: "a.jpg", image, alt: "A moth", note });

test.for<[name: string, notes: (string | undefined)[], heading: string, label: string]>([
  ["without a note", [undefined], "On skin", "See it on skin"],
  ["of its day", [undefined, "fresh"], "On skin", "See it on skin"],
  ["that has healed", ["healed 14 months", "fresh"], "Healed on skin", "See it healed"],
  [
    "without a note beside one that has healed",
    [undefined, "healed 1 year"],
    "Healed on skin",
    "See it healed",
  ],
])("a photo %s is called no more than the artist says", ([, notes, heading, label]) => {
  const photos = notes.map(toPhoto);
  expect(renderToString(<OnSkin title="Moth" photos={photos} />)).toContain(`>${heading}</h2>`);
  expect(toHealed("Moth", photos)?.label).toBe(label);
});
