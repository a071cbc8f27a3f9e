import { expect, test } from "vitest";
import { diskFault, findDiskReason } from "#disk/disk-fault.ts";

test.each([
  ["ENOSPC", "koi.webp cannot be written. The disk is full."],
  ["EROFS", "koi.webp cannot be written. The disk is read-only."],
  ["EACCES", "koi.webp cannot be written. There is no permission to write there."],
])("says %s in words", (code, sentence) => {
  expect(diskFault("koi.webp", Object.assign(new Error(code), { code })).message).toBe(sentence);
});

test("finds the reason in the message of a native tool, and in causes", () => {
  const cause = new Error("[plugin copy]\nError: ENOSPC: no space left on device, copyfile 'a' -> 'b'");
  expect(findDiskReason(new Error("Build failed with 1 error", { cause }))).toBe("The disk is full");
  expect(findDiskReason(new Error("panicked: No space left on device (os error 28)"))).toBe(
    "The disk is full",
  );
  expect(findDiskReason(new TypeError("x is undefined"))).toBeUndefined();
});
