import { expect, test } from "vitest";
import { replaceOnce } from "#output/inline/replace-once.ts";

test("replaces the first match, and takes the replacement literally", () => {
  expect(replaceOnce("<b><i><i>", /<(i)>/, (_, name) => `$&${name}`)).toBe("<b>$&i<i>");
});

test("names what is not there", () => {
  expect(() => replaceOnce("<b>", /<i>/, () => "")).toThrowErrorMatchingInlineSnapshot(
    `[Error: A page does not match /<i>/. Has Vike changed its output?]`,
  );
});
