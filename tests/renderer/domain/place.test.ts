/** What a studio's country decides. */
import { expect, test } from "vitest";
import { hasA4, toAddressLines, toOpenGraphLocale } from "#domain/place.ts";

// biome-ignore format: a row a line
test.each([
  ["en-US", { street: "1 Lane, Suite 3", city: "Portland", region: "OR", postalCode: "97214" }, "1 Lane, Suite 3 | Portland, OR 97214"],
  ["pt-PT", { street: "Rua da Bica 12", city: "Lisboa", postalCode: "1100-153" }, "Rua da Bica 12 | 1100-153 Lisboa"],
  ["en-US", { city: "Lisboa", postalCode: "1100-153", country: "PT" }, "1100-153 Lisboa"],
  ["en-GB", { street: "1 Mews", city: "London", postalCode: "E1 6AN" }, "1 Mews | London | E1 6AN"],
  ["ja-JP", { street: "1-2-3 Jingumae", city: "Shibuya-ku", region: "Tokyo", postalCode: "150-0001" }, "1-2-3 Jingumae, Shibuya-ku, Tokyo | 150-0001"],
  ["ja-JP", { street: "神宮前1-2-3", city: "渋谷区", region: "東京都", postalCode: "150-0001" }, "〒150-0001 | 東京都渋谷区 | 神宮前1-2-3"],
  ["ja-JP", { city: "Shibuya-ku", region: "Tokyo" }, "Shibuya-ku, Tokyo"],
  ["pt-PT", {}, ""],
])("%s: %j is %s", (locale, location, lines) => {
  expect(toAddressLines(location, locale).join(" | ")).toBe(lines);
});

test.each([
  ["en-US", false, "en_US"],
  ["fr-CA", false, "fr_CA"],
  ["pt-PT", true, "pt_PT"],
  ["ja", true, "ja_JP"],
  ["zh-Hant-TW", true, "zh_TW"],
])("%s prints on A4: %j; for Open Graph it is %s", (locale, isA4, shared) => {
  expect([hasA4(locale), toOpenGraphLocale(locale)]).toEqual([isA4, shared]);
});
