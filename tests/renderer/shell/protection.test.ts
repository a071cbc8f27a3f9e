/** The keys that are blocked, and the keys that people need. */
import { expect, test } from "vitest";
import { isBlocked } from "#renderer/shell/protection.ts";

/** Parses `Ctrl+Shift+I` into a key event. ⌥ on a Mac changes the key's character. */
function press(keys: string) {
  const parts = keys.split("+");
  const name = parts.at(-1) ?? "";
  const has = (modifier: string) => parts.slice(0, -1).includes(modifier);
  return {
    key: has("Alt") ? "ˆ" : has("Shift") ? name : name.length === 1 ? name.toLowerCase() : name,
    code: name.length === 1 ? `Key${name}` : name,
    ctrlKey: has("Ctrl"),
    metaKey: has("Meta"),
    shiftKey: has("Shift"),
    altKey: has("Alt"),
  };
}

const BLOCKED = "Ctrl+S Ctrl+U Ctrl+Shift+I F12 Meta+S Meta+U Meta+Alt+U Meta+Shift+I Meta+Alt+I Meta+F12";
const FREE =
  "Tab Shift+Tab Escape Enter ArrowLeft ArrowRight PageDown S U I F5 F11 Ctrl+A Ctrl+C Ctrl+F Ctrl+G Ctrl+I Ctrl+P " +
  "Ctrl+R Ctrl+= Ctrl+- Ctrl+0 Meta+C Meta+F Meta+= Ctrl+Shift+U Ctrl+Alt+S";

test("keys that save or show the source are blocked, and keys that people need are free", () => {
  const areBlocked = (keys: string) => keys.split(" ").filter((each) => isBlocked(press(each)));
  expect(areBlocked(BLOCKED)).toEqual(BLOCKED.split(" "));
  expect(areBlocked(FREE)).toEqual([]);
});

test("letters count on a Latin layout, wherever the key is, and keys on any other", () => {
  expect(isBlocked({ ...press("Ctrl+S"), key: "ы" })).toBe(true);
  expect(isBlocked({ ...press("Ctrl+C"), key: "с" })).toBe(false);
  expect(isBlocked({ ...press("Ctrl+S"), key: "o" })).toBe(false);
});
