/** The third-party notices of the built site. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SITE } from "#files/folders.ts";
import { readSettings } from "#files/settings.ts";
import { NOTICES } from "#site/notices.ts";

const read = (path: string) => readFileSync(join(readSettings().contentFolder, SITE, path), "utf8");

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
