/** The third-party notices of the built site. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SITE } from "#files/build-folder";
import { readSettings } from "#files/settings";
import { NOTICES } from "#site/notices";

const { contentFolder, siteBase } = readSettings();

const read = (path: string) => readFileSync(join(contentFolder, SITE, path), "utf8");

test.each([
  ["react-dom", "Meta Platforms"],
  ["scheduler", "Meta Platforms"],
  ["swiper", "Vladimir Kharlampidi"],
  ["photoswipe", "Dmitry Semenov"],
  ["@calcom/embed-react", "Affero General Public License"],
  ["tailwindcss", "Tailwind Labs"],
  ["Figtree", "SIL OPEN FONT LICENSE"],
])("the notices name %s, with the license of %s", (part, holder) => {
  const sections = read(NOTICES).split(/^## /m);
  const own = sections.filter((section) => section.split("\n")[0]?.includes(part));
  expect(own.join("\n")).toContain(holder);
});

test("every bundled script names the notices", () => {
  const assets = join(contentFolder, SITE, "assets");
  const scripts = readdirSync(assets, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  expect(scripts.length).toBeGreaterThan(5);
  for (const name of scripts) expect(read(`assets/${name}`)).toContain(`${siteBase}${NOTICES} */`);
});
