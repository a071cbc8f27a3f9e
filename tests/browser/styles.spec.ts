/** A page's stylesheet has the rules for its own markup and for what its scripts load later, and no others. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { honeyBee, octopusArm, toDesignPath } from "../fixtures/content.ts";
import { SITE } from "../fixtures/studio.ts";
import { PAGES, readBuilt } from "../support/built-pages.ts";
import { expect, test } from "../support/page/test.ts";

const ASSETS = join(SITE, "assets");
const THEME = readFileSync("renderer/styles/app.css", "utf8");

test("each page has a rule for each of its classes that any page styles", () => {
  const paths = [...PAGES, toDesignPath(honeyBee), toDesignPath(octopusArm), "/404.html"];
  const pages = paths.map((path) => {
    const html = readBuilt(path);
    return { path, worn: findClasses(html), styled: findStyled(html) };
  });
  const known = new Set(pages.flatMap(({ styled }) => [...styled]));
  expect(known).toContain("px-gutter");
  for (const { path, worn, styled } of pages)
    expect(
      worn.filter((name) => known.has(name) && !styled.has(name)),
      path,
    ).toEqual([]);
});

function findClasses(html: string): string[] {
  return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => decode(names).split(" "));
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&gt;": ">",
  "&lt;": "<",
  "&quot;": '"',
  "&#x27;": "'",
};
const decode = (text: string) => text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);

function findStyled(html: string): Set<string> {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, rules = ""]) => rules).join("\n");
  const selectors = styles.matchAll(/\.((?!\d)(?:\\.|[\w-])+)/g);
  return new Set([...selectors].map(([, name = ""]) => name.replace(/\\(.)/g, "$1")));
}

test("pages define the custom properties of the styles that their scripts load", async ({ page }) => {
  const files = readdirSync(ASSETS, { recursive: true, encoding: "utf8" });
  const [tryOn = "", ...others] = files.filter((name) => name.endsWith(".css")).map(read);
  // All other styles are inline or in a script.
  expect(others).toEqual([]);
  const scripts = files.filter((name) => name.endsWith(".js")).map(read);
  const lightbox = findProperties(scripts.find((text) => text.includes(".pswp.lightbox")) ?? "");
  expect(lightbox).toContain("--text-small");
  // The try-on's own elements set all others.
  const tokens = findProperties(tryOn).filter((name) => THEME.includes(`${name}:`));
  expect(tokens).toContain("--ease-calm");
  const design = toDesignPath(honeyBee);
  for (const [path, properties] of [
    ...["/", "/about/", "/designs/", design].map((path) => [path, lightbox] as const),
    [design, tokens],
  ] as const) {
    await page.goto(path);
    const missing = await page.evaluate((names) => {
      const styles = getComputedStyle(document.documentElement);
      return names.filter((name) => styles.getPropertyValue(name) === "");
    }, properties);
    expect(missing, path).toEqual([]);
  }
});

const read = (name: string) => readFileSync(join(ASSETS, name), "utf8");

/** Finds the custom properties that the text uses without defining them and without a fallback. */
function findProperties(css: string): string[] {
  const used = css.match(/(?<=var\(\s*)--[\w-]+(?=\s*\))/g) ?? [];
  // PhotoSwipe's script sets its own properties.
  return used.filter((name) => !name.startsWith("--pswp-") && !css.includes(`${name}:`));
}
