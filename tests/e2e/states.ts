/** The states that a visitor can bring the pages into. */
import { expect, type Page } from "@playwright/test";
import { isOpen, openSections, PATHS, section, summary, titles, WIDGET } from "./accordion.ts";
import { inCalendar, isProvider, say } from "./cal-provider.ts";
import { openPanel } from "./catalogue.ts";
import { honeyBee, octopusArm, tattoos, toDesignPath } from "./content.ts";
import { isMaps } from "./maps.ts";

/** How other services answer. */
export type Manner = "served" | "blocked" | "silent" | "failing" | "talking nonsense";

type State = {
  name: string;
  path: string;
  reach?: (page: Page, manner: Manner) => Promise<unknown>;
};

const dialog = (page: Page) => page.getByRole("dialog");
const firstTattoo = (page: Page) => page.locator(`a#work-${tattoos[0]?.id}`);
/** With it, on the catalogue, one design is left, and none with the other. */
const SOLD_OUT_COLOR = "/designs/?status=soldOut&ink=color";
const SOLD_OUT_BLACK = "/designs/?status=soldOut&ink=black";

export const STATES: readonly State[] = [
  {
    name: "home",
    path: "/",
    reach: (page) => expect(page.locator(".swiper-initialized")).toHaveCount(2),
  },
  { name: "home, in the lightbox", path: "/", reach: openLightbox },
  { name: "the catalogue", path: "/designs/" },
  { name: "the catalogue, at the panel Sort", path: "/designs/", reach: (page) => openPanel(page, "Sort") },
  { name: "the catalogue, filtered, at the panel Filter", path: "/designs/", reach: chooseBlack },
  { name: "the catalogue, in a sold-out design", path: SOLD_OUT_COLOR, reach: openSoldOut },
  { name: "the catalogue, without a result", path: SOLD_OUT_BLACK },
  { name: "a design", path: toDesignPath(honeyBee) },
  { name: "a design, on skin", path: toDesignPath(honeyBee), reach: chooseTone },
  { name: "a sold-out design", path: toDesignPath(octopusArm) },
  { name: "info", path: "/info/" },
  { name: "info, with a section open", path: PATHS[WIDGET] as string, reach: openPolicy },
  { name: "contact", path: "/contact/" },
  { name: "the menu", path: "/contact/", reach: openMenu },
  { name: "the page that is not there", path: "/404.html" },
];

/** They show others' services. */
export const GUESTS: readonly State[] = [
  { name: "about", path: "/about/", reach: reachMap },
  { name: "booking", path: `/booking/?design=${honeyBee.id}`, reach: reachCalendar },
];

async function openLightbox(page: Page): Promise<void> {
  await firstTattoo(page).click();
  await dialog(page).getByRole("button", { name: "Next" }).click();
  await expect(dialog(page).getByText("2 of 8")).toBeVisible();
}

async function chooseBlack(page: Page): Promise<void> {
  await openPanel(page, "Filter");
  await page.getByRole("checkbox", { name: "Black Ink" }).check();
  await expect(page.locator("[aria-controls=filter-panel]")).toHaveText("Filter (1)");
}

async function openSoldOut(page: Page): Promise<void> {
  await page.locator("#designs").getByRole("button").click();
  await expect(dialog(page).getByText("Sold Out", { exact: true })).toBeVisible();
}

async function chooseTone(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Preview on skin" }).click();
  await page.getByRole("radio", { name: "Deep" }).check();
  await expect(page.locator("#design")).toHaveAttribute("data-tone", "deep");
}

async function openPolicy(page: Page): Promise<void> {
  await isOpen(section(page, WIDGET));
  await summary(page, titles[1] as string).click();
  await expect(openSections(page)).toHaveCount(1);
}

async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Menu" });
  if (!(await button.isVisible())) return;
  await button.click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
}

async function reachMap(page: Page): Promise<void> {
  const asked = page.waitForRequest((request) => isMaps(new URL(request.url())));
  await page.getByRole("link", { name: "Open the map" }).scrollIntoViewIfNeeded();
  await asked;
  await expect(page.getByRole("link", { name: "Open the map" })).toBeVisible();
}

async function reachCalendar(page: Page, manner: Manner): Promise<void> {
  const asked = page.waitForRequest((request) => isProvider(new URL(request.url())));
  const calendar = page.getByRole("region", { name: "Calendar" });
  await calendar.scrollIntoViewIfNeeded();
  await asked;
  if (manner === "served") {
    await say(page, "linkReady");
    await expect(inCalendar(page).getByRole("heading")).toBeVisible();
    await expect(calendar.getByRole("status")).toBeHidden();
  } else {
    const words = manner === "silent" ? "Loading the calendar" : "The calendar could not be reached";
    await expect(calendar.getByRole("status")).toContainText(words);
  }
}
