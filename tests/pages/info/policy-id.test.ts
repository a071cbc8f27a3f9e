import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toPolicyId } from "#pages/info/policy-id.ts";

test.each([
  ["Pricing", "pricing"],
  ["Reschedule / Cancellation / Late Policy", "reschedule-cancellation-late-policy"],
  ["Menu", "menu-policy"],
  ["Main", "main-policy"],
])("%s is found at #%s", (title, id) => {
  expect(toPolicyId(title)).toBe(id);
});

test.each(["+Layout.tsx", "components/Header.tsx", "components/ScrollToTop.tsx"])(
  "no policy takes an id of the shell's, as in %s",
  (file) => {
    const ids = [...readFileSync(`renderer/${file}`, "utf8").matchAll(/\bid="([^"]+)"/g)].map(
      ([, id = ""]) => id,
    );
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(toPolicyId(id)).not.toBe(id);
  },
);
