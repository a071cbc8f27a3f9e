import { expect, test } from "vitest";
import type { Content } from "#domain/content.ts";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { toSharedDesigns } from "#domain/shared-designs.ts";
import { makeDesign, makePicture } from "../../fixtures/design.ts";

const picture = makePicture();
const manifest = { tile: { "koi.jpg": picture }, plate: { "koi.jpg": picture } } as unknown as Manifest;
const studio = {
  ...DEFAULT_CONVENTIONS,
  contact: { email: "me@dots.example" },
  booking: { deposits: [], payments: [] },
} as unknown as Content["studio"];

const share = (...designs: object[]) => shareAs({}, ...designs);

const shareAs = (order: Content["studio"]["designs"], ...designs: object[]) =>
  toSharedDesigns(
    { catalogue: designs.map(makeDesign), studio: { ...studio, designs: order } } as Content,
    manifest,
  );

test("a sold-out design has no terms of a booking", () => {
  const [available, soldOut] = share({ id: 1 }, { id: 2, status: "soldOut" });
  expect(available?.terms).toMatchObject({ facts: ["5 in high", "3 hours"], cost: ["$400"] });
  expect(soldOut?.terms).toBeUndefined();
});

test("the artist's best stand first only where studio.yaml says so", () => {
  const designs = [{ id: 1 }, { id: 2, featured: true }];
  expect(shareAs({}, ...designs).filter(({ isFirst }) => isFirst)).toEqual([]);
  expect(shareAs({ start: "featured" }, ...designs).find(({ isFirst }) => isFirst)?.id).toBe(2);
});
