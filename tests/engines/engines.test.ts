/** The same facts in every engine on this machine. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines, hasScreen, startScreen } from "./engines.ts";
import { WIDE } from "./fact.ts";
import { books } from "./facts/books.ts";
import { catalogue } from "./facts/catalogue.ts";
import { design } from "./facts/design.ts";
import { desk } from "./facts/desk.ts";
import { lightbox } from "./facts/lightbox.ts";
import { pages } from "./facts/pages.ts";
import { poke } from "./facts/poke.ts";
import { shell } from "./facts/shell.ts";
import { tryOn } from "./facts/try-on.ts";
import { type Site, startSite } from "./site.ts";
import type { View } from "./view.ts";

const facts = {
  ...pages,
  ...books,
  ...shell,
  ...lightbox,
  ...catalogue,
  ...design,
  ...poke,
  ...tryOn,
  ...desk,
};

beforeAll(() => (hasScreen ? startScreen() : undefined));

test("this machine has an engine", () => {
  expect(engines.filter(({ open }) => open)).not.toEqual([]);
});

describe.each(engines)("$name", ({ name, open, advice }) => {
  let site: Site;
  let view: View;

  beforeAll(async () => {
    if (!open) return console.warn(`${name} is not on this machine, and was not asked. Try: ${advice}`);
    site = await startSite();
    view = await open();
  });
  afterAll(async () => {
    await view?.close();
    site?.close();
  });
  beforeEach(async ({ skip }) => {
    skip(!open, `${name} is not on this machine`);
    await view.open(`${site.origin}/robots.txt`);
    await view.run(() => localStorage.clear());
    await view.run(() => sessionStorage.clear());
    await view.resize(WIDE);
  });

  test.each(Object.entries(facts))("%s", async (_, fact) => {
    await fact({ view, site, open: (path) => view.open(site.origin + path) });
  });
});
