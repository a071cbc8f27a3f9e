import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { findHashes } from "#output/inline/hashes.ts";

const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

test("finds the styles and the scripts that the browser obeys, and no data", () => {
  const html = [
    "<style>p{top:0}</style>",
    '<script data-base="/">decide()</script>',
    '<script type="speculationrules">{"prefetch":[]}</script>',
    '<script id="a" type="application/json">{}</script>',
    '<script type="application/ld+json">{}</script>',
    '<script src="/a.js" type="module" async></script>',
  ].join("\n");
  expect(findHashes(html)).toEqual({
    styles: [hash("p{top:0}")],
    scripts: [hash("decide()"), hash('{"prefetch":[]}')],
  });
});
