/** The brand as CSS. */
import { expect, test } from "vitest";
import { toStylesheet } from "#brand/stylesheet.ts";
import { brand } from "#domain/brand-schema.ts";

const FAMILIES = { display: "serif", text: "sans-serif" };

test.each([
  [undefined, "@media (prefers-color-scheme: dark)", "light dark"],
  ["dark", "@media all", "dark"],
])("with the scheme %s, the dark colors and the variant hold in %s", (scheme, when, value) => {
  const css = toStylesheet(brand.parse({ scheme }), FAMILIES);
  expect(css).toContain(`@custom-variant dark { ${when} { @slot; } }`);
  expect(css.split("@media")).toHaveLength(3);
  expect(css).toMatch(new RegExp(`${when.replace(/[()]/g, "\\$&")} \\{\n:root \\{\n--wall: #191a19;`));
  expect(css).toContain(`--scheme: ${value};`);
});
