/** Sections of which one at most is open: the policies of Info, the questions of Booking. */
import { expect, type Locator, type Page } from "@playwright/test";
import { readBuilt } from "./built-pages.ts";
import { need, studio } from "./content.ts";

export const section = (page: Page, title: string) =>
  page.locator("details").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
export const summary = (page: Page, title: string) => section(page, title).locator("summary");
export const openSections = (page: Page) => page.locator("details[open]");
export const isOpen = (details: Locator) => expect(details).toHaveAttribute("open", "");

type Policy = (typeof studio.policies.sections)[number];

export const titles = studio.policies.sections.map(({ title }) => title);
export const policies: readonly Policy[] = studio.policies.sections;

/** Two policies, or no test. */
export function needTwoPolicies(): [Policy, Policy] {
  const [first, second] = policies;
  return [first as Policy, need(second, "no second policy")];
}

/** `/info/#pricing`, as the built page has it. */
export function toPolicyPath(title: string): string {
  const ids = [...readBuilt("/info/").matchAll(/<details [^>]*\bid="([^"]+)"/g)].map(([, id]) => id);
  return `/info/#${encodeURIComponent(ids[titles.indexOf(title)] ?? "")}`;
}
