/** The states that a visitor can bring the pages into. */
import { expect, type Page } from "@playwright/test";
import { isOpen, needTwoPolicies, openSections, section, summary, toPolicyPath } from "./accordion.ts";
import { isProvider } from "./cal-provider.ts";
import { openPanel } from "./catalogue.ts";
import { firstGallery, needAvailable, needSoldOut, needWorks, toDesignPath } from "./content.ts";
import { isMaps } from "./maps.ts";

type State = {
  name: string;
  toPath: () => string;
  /** `isSilent`: others never answer. */
  reach?: (page: Page, isSilent: boolean) => Promise<unknown>;
};

const dialog = (page: Page) => page.getByRole("dialog");

export const STATES: readonly State[] = [
  { name: "home", toPath: () => "/" },
  { name: "home, in the lightbox", toPath: () => "/", reach: openLightbox },
  {
    name: "home, opened at a picture",
    toPath: () => `/#work-${firstGallery.works[0]?.id}`,
    reach: (page) => expect(dialog(page)).toBeVisible(),
  },
  { name: "the catalogue, filtered", toPath: () => "/designs/", reach: chooseBlack },
  { name: "the catalogue, in a sold-out design", toPath: () => "/designs/", reach: openSoldOut },
  {
    name: "the catalogue, without a result",
    toPath: () => "/designs/?status=soldOut&ink=color",
    reach: clearFilters,
  },
  { name: "a design, on skin", toPath: () => toDesignPath(needAvailable()), reach: chooseTone },
  { name: "a sold-out design", toPath: () => toDesignPath(needSoldOut()) },
  {
    name: "info, with a section open",
    toPath: () => toPolicyPath(needTwoPolicies()[0].title),
    reach: openPolicy,
  },
  { name: "contact", toPath: () => "/contact/" },
  { name: "the menu", toPath: () => "/contact/", reach: openMenu },
  { name: "the page that is not there", toPath: () => "/404.html" },
];

/** They show others' services. */
export const GUESTS: readonly State[] = [
  { name: "about", toPath: () => "/about/", reach: reachMap },
  { name: "booking", toPath: () => `/booking/?design=${needAvailable().id}`, reach: reachCalendar },
];

async function openLightbox(page: Page): Promise<void> {
  needWorks(2);
  await page.getByRole("region", { name: firstGallery.label }).getByRole("link").first().click();
  await dialog(page).getByRole("button", { name: "Next" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
}

async function chooseBlack(page: Page): Promise<void> {
  await openPanel(page, "Filter");
  await page.getByRole("checkbox", { name: "Black Ink" }).check();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
}

async function openSoldOut(page: Page): Promise<void> {
  needSoldOut();
  await page.locator("#designs button.tile").first().click();
  await expect(dialog(page)).toBeVisible();
}

/** Where no sold-out design has a colour, both asked for together leave nothing. */
async function clearFilters(page: Page): Promise<void> {
  await page.route("**/designs/?*", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('data-ink="color" data-status', "data-status");
    await route.fulfill({ response, body });
  });
  await page.goto("/designs/?status=soldOut&ink=color");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByText("No designs match these filters.")).toBeHidden();
}

async function chooseTone(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Preview on skin" }).click();
  await page.getByText("Deep", { exact: true }).first().click();
  await page.waitForLoadState("networkidle");
}

async function openPolicy(page: Page): Promise<void> {
  const [, { title }] = needTwoPolicies();
  await summary(page, title).click();
  await isOpen(section(page, title));
  await expect(openSections(page)).toHaveCount(1);
}

async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Menu" });
  if (!(await button.isVisible())) return;
  await button.click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
}

async function reachMap(page: Page, isSilent: boolean): Promise<void> {
  const asked = page.waitForRequest((request) => isMaps(new URL(request.url())));
  await page.getByRole("link", { name: "Open the map" }).scrollIntoViewIfNeeded();
  await asked;
  if (!isSilent) await page.waitForLoadState("networkidle");
  await expect(page.getByRole("link", { name: "Open the map" })).toBeVisible();
}

async function reachCalendar(page: Page, isSilent: boolean): Promise<void> {
  const asked = page.waitForRequest((request) => isProvider(new URL(request.url())));
  const calendar = page.getByRole("region", { name: "Calendar" });
  await calendar.scrollIntoViewIfNeeded();
  await asked;
  const words = isSilent ? "Loading the calendar" : "The calendar could not be reached";
  await expect(calendar.getByRole("status")).toContainText(words);
}
