import { describe, expect, test } from "vitest";
import { DEFAULT_VIEW, readAddress, type View, writeAddress } from "../../../pages/designs/view.ts";

const VIEWS: [search: string, view: View][] = [
  [
    "?status=available&status=soldOut&ink=black&sort=desc",
    { order: "desc", filter: ["available", "soldOut", "black"] },
  ],
  [
    "?ink=black&price=500&placement=upper+arm&subject=moon",
    { order: "asc", filter: ["black"], price: "500", placement: "upper arm", subject: "moon" },
  ],
  ["?sort=desc&saved=12,1", { order: "desc", filter: [], only: [12, 1] }],
];

describe("the address", () => {
  test.each(VIEWS)("%s stands for %j", (search, view) => {
    expect(readAddress(search)).toEqual(view);
    expect(writeAddress("", view)).toBe(search);
  });

  test.each([
    "",
    "?utm_source=card",
    "?sort=up",
    "?saved=",
    "?ink=purple&status=gone",
    "?price=x&subject=",
    "?%E0%A4%A",
  ])("%j asks for no view", (search) => {
    expect(readAddress(search)).toBeUndefined();
  });

  test.each<[string, View]>([
    ["?sort=asc", DEFAULT_VIEW],
    ["?ink=purple&ink=color&ref=x", { order: "asc", filter: ["color"] }],
    ["?saved=1,x,1", { order: "asc", filter: [], only: [1] }],
  ])("%s is read as %j", (search, view) => {
    expect(readAddress(search)).toEqual(view);
  });

  test("is bare for the default view", () => {
    expect(writeAddress("?sort=desc&ink=color&placement=calf", DEFAULT_VIEW)).toBe("");
  });

  test.each<[string, View, string]>([
    ["?sort=asc", DEFAULT_VIEW, "?sort=asc"],
    ["?sort=asc", { order: "desc", filter: [] }, "?sort=desc"],
  ])(
    "%s with the view %j becomes %j: the default order stays where it was written",
    (search, view, query) => {
      expect(writeAddress(search, view)).toBe(query);
    },
  );

  test("keeps unrelated parameters and drops options no longer chosen", () => {
    expect(writeAddress("?ref=a&ink=black&ref=b&sort=up", { order: "asc", filter: ["color"] })).toBe(
      "?ref=a&ref=b&ink=color",
    );
  });
});
