import { expect, test } from "vitest";
import { toMailAddress } from "#domain/contact.ts";

test("a subject survives every character with a meaning in a URL", () => {
  const address = new URL(toMailAddress("hello@slowdot.example", "Rock & Roll? 50 % off #1"));
  expect(address.pathname).toBe("hello@slowdot.example");
  expect(address.searchParams.get("subject")).toBe("Rock & Roll? 50 % off #1");
});
