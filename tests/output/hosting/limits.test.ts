import { expect, test } from "vitest";
import { findNearLimits } from "#output/hosting/limits.ts";

test.each([
  [{ files: 1_700, bytes: 110e6 }, []],
  [
    { files: 14_000, bytes: 930e6 },
    ["GitHub Pages takes at most 1,000 MB, and this site already has 930 MB."],
  ],
  [
    { files: 20_500, bytes: 1_300e6 },
    [
      "GitHub Pages takes at most 1,000 MB, and this site has 1,300 MB: publish it elsewhere.",
      "Cloudflare Pages (free plan) takes at most 20,000 files, and this site has 20,500 files: publish it elsewhere.",
    ],
  ],
])("of %o, says what is near, by host", (site, sentences) => {
  expect(findNearLimits(site)).toEqual(sentences);
});
