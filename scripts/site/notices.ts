/** Third-party notices for everything that visitors load. Vite lists the packages in the scripts. */
import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const NOTICES = "THIRD-PARTY-NOTICES.txt";

const CALENDAR = `The parts of Cal.com in the scripts are under the GNU Affero General Public License, version 3
(https://www.gnu.org/licenses/agpl-3.0.txt), or under a commercial license of Cal.com. Its source:
https://github.com/calcom/cal.com`;

/** Adds the notices that Vite does not know: Tailwind's base styles, the fonts, and the terms of the calendar. */
export function completeNotices(site: string): void {
  const sections = {
    "@calcom/embed-react, in short": CALENDAR,
    "tailwindcss (MIT)": read("node_modules/tailwindcss/LICENSE"),
    "Gowun Batang and Figtree, unless the studio has its own fonts (OFL-1.1)": read(
      "renderer/styles/fonts/OFL.txt",
    ),
  };
  const text = Object.entries(sections).map(([title, license]) => `\n## ${title}\n\n${license}\n`);
  appendFileSync(join(site, NOTICES), text.join(""));
}

function read(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), "utf8").trim();
}
