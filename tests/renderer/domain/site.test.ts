import { expect, test } from "vitest";
import { toSite } from "#domain/site.ts";
import type { Studio } from "#domain/studio-schema.ts";

test.each(["Moth Studio", "Slow Dot Tattoo", "ink"])("the name %j is shown as it is written", (name) => {
  expect(toSite({ name, url: "https://moth.example", social: {} } as Studio).name).toBe(name);
});
