/** What every built page has around its contents. */
import { expect, test } from "vitest";
import { moonMoth, studio, studioName, toDesignPath } from "../fixtures/content.ts";
import { attributesOf, PAGES, readPage, textsOf } from "../support/built-pages.ts";

const PATHS = [...PAGES, toDesignPath(moonMoth), "/404.html"];
const NAVIGATION = ["/designs/", "/info/", "/booking/", "/about/"];

test.each(PATHS)("%s has one heading, its landmarks, a way past the header, and a name", (path) => {
  const page = readPage(path);
  for (const element of ["h1", "header", "main", "footer"])
    expect(page.querySelectorAll(`body ${element}`), element).toHaveLength(1);
  expect(attributesOf(page, "body a", "href")[0]).toBe("#main");
  expect(textsOf(page, "title")[0]).toContain(studioName);
  expect(textsOf(page, "footer")[0]).toContain(`© ${studio.copyrightYear} ${studioName}`);
});

/** The classes of a page's markup, and those that its stylesheet knows. */
function readClasses(path: string) {
  const page = readPage(path);
  const escaped = (page.querySelector("style")?.rawText ?? "").matchAll(/\.((?:[\w-]|\\.)+)/g);
  return {
    used: attributesOf(page, "[class]", "class").flatMap((names = "") => names.split(/\s+/)),
    known: new Set(Array.from(escaped, ([, name = ""]) => name.replace(/\\(.)/g, "$1"))),
  };
}

test("the stylesheet of a page has every class of its markup that any stylesheet has", () => {
  const pages = PATHS.map(readClasses);
  const isClass = (name: string) => pages.some(({ known }) => known.has(name));
  for (const [index, { used, known }] of pages.entries())
    expect(
      used.filter((name) => isClass(name) && !known.has(name)),
      PATHS[index],
    ).toEqual([]);
});

test.each(PATHS)("the pictures of %s keep their room before they load", (path) => {
  for (const side of ["width", "height"])
    expect(attributesOf(readPage(path), "main img", side)).not.toContain(undefined);
});

test.each(PATHS)("%s is marked as the current page in both navigations", (path) => {
  const page = readPage(path);
  const shown = NAVIGATION.includes(path) ? [path, path] : [];
  expect(attributesOf(page, "nav a[aria-current=page]", "href")).toEqual(shown);
});

test("the navigation of wide screens and the menu lead to the same pages, and out in a new tab", () => {
  const page = readPage("/");
  const { label, url } = studio.social;
  expect(attributesOf(page, "nav[aria-label=Main] a", "href")).toEqual([...NAVIGATION, url]);
  expect(attributesOf(page, "nav#menu a", "href")).toEqual([...NAVIGATION, "/contact/#your-own-idea", url]);
  for (const link of page.querySelectorAll(`nav a[href='${url}']`))
    expect(link.attributes).toMatchObject({
      target: "_blank",
      rel: "noopener",
      "aria-label": `${label} (opens in a new tab)`,
    });
  expect(attributesOf(page, "header a[href='/']", "aria-label")).toEqual([`Tattoo, ${studioName}, home`]);
});
