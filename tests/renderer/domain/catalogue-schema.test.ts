import { expect, test } from "vitest";
import { catalogueSchema } from "#domain/catalogue-schema.ts";

const written = { title: "Koi", image: "koi.jpg", imageDescription: "A carp.", isColor: false };

test.each([
  ["texts", { size: "5 x 10 cm", hours: "4-5.5", price: "$1,150 each" }],
  ["blanks and ranges", { size: { type: "range", dimension: "W", from: 2 }, hours: "6+", price: null }],
])("a design with %s passes through JSON as it was read", (_, values) => {
  const read = catalogueSchema.parse([{ id: 1, ...written, ...values }]);
  expect(JSON.parse(JSON.stringify(read))).toEqual(read);
});
