import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const SCRIPT = readFileSync("pages/_error/unknown-design.js", "utf8");

/** Runs the script of 404.html at an address below `base`. Returns its target and whether it hides the page. */
function runAt(pathname: string, base: string) {
  const documentElement = { hidden: false };
  let led: string | undefined;
  runInNewContext(SCRIPT, {
    document: { currentScript: { dataset: { base } }, documentElement },
    location: { pathname, replace: (address: string) => (led = address) },
  });
  return { led, hidden: documentElement.hidden };
}

test.each([
  ["/design/999/", "/", "/designs/"],
  ["/design/", "/", "/designs/"],
  ["/design", "/", "/designs/"],
  ["/project/design/999/", "/project/", "/project/designs/"],
])("%s on a site at %s leads to %s", (pathname, base, address) => {
  expect(runAt(pathname, base)).toEqual({ led: address, hidden: true });
});

test.each([
  ["/designer/", "/"],
  ["/designs/none/", "/"],
  ["/old/design/1/", "/"],
  ["/design/999/", "/project/"],
  ["/project/", "/project/"],
])("%s on a site at %s stays where it is", (pathname, base) => {
  expect(runAt(pathname, base)).toEqual({ led: undefined, hidden: false });
});
