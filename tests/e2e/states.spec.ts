/** Every page in every state, under a host's headers: no faults, even if no third party answers. */
import type { Page } from "@playwright/test";
import { honeyBee, octopusArm, toDesignPath } from "../fixtures/content.ts";
import { inCalendar, isProvider, say, serveProvider } from "../support/cal-provider.ts";
import { serveMaps } from "../support/maps.ts";
import { findViolations } from "../support/page/axe.ts";
import { watchFaults } from "../support/page/faults.ts";
import { expect, test } from "../support/page/test.ts";
import { makeRamp } from "../support/try-on-model.ts";
import { map, mapLink } from "./page-objects/about.ts";
import { calendar } from "./page-objects/booking.ts";
import { opener, openPanel } from "./page-objects/catalogue.ts";
import { chooseTone, previewButton } from "./page-objects/design.ts";
import { expectLooping, firstPicture, lightboxButton } from "./page-objects/home.ts";
import { button as inTryOn, openTryOn, pick } from "./page-objects/try-on.ts";

/** How other services answer. booking-failure.spec.ts has more. */
type Manner = "served" | "blocked" | "silent";

type Reach = (page: Page, manner: Manner) => Promise<unknown>;

type Visit = {
  path: string;
  /** States by name, in the order of one visit. Defaults to the page as it loads. */
  states?: Record<string, Reach>;
  /** Defaults to "blocked". */
  manner?: Manner;
  /** Tested on wide screens too, where the layout has more parts. */
  tag?: "@both";
};

const dialog = (page: Page) => page.getByRole("dialog");
const AS_IT_COMES = { "as it comes": async () => {} };
const AT_THE_MAP = { "at the map": reachMap };
const AT_THE_CALENDAR = { "at the calendar": reachCalendar };
const BOOKING = `/booking/?design=${honeyBee.id}`;

const VISITS: Record<string, Visit> = {
  home: {
    path: "/",
    states: {
      "with its carousels": expectLooping,
      "in the lightbox": openLightbox,
    },
  },
  "the catalogue": {
    path: "/designs/",
    tag: "@both",
    states: {
      "with a design saved": (page) => page.getByRole("button", { name: "Save Honey Bee" }).click(),
      "at the panel Sort": (page) => openPanel(page, "Sort"),
      "filtered, at the panel Filter": chooseBlack,
    },
  },
  "one sold-out design": {
    path: "/designs/?status=soldOut&ink=color",
    states: { "in its lightbox": openSoldOut },
  },
  "a list of designs that are gone": { path: "/designs/?saved=999" },
  "no result": { path: "/designs/?status=soldOut&ink=black" },
  "a shared list": {
    path: `/designs/?saved=${honeyBee.id},${octopusArm.id}`,
    states: {
      "as it comes": (page) => expect(page.getByRole("button", { name: "Save all" })).toBeVisible(),
      saved: (page) => page.getByRole("button", { name: "Save all" }).click(),
    },
  },
  "a design": {
    path: toDesignPath(honeyBee),
    tag: "@both",
    states: {
      saved: (page) => page.getByRole("button", { name: "Save", exact: true }).click(),
      "on skin": showDeep,
    },
  },
  "a design whose price is on request": { path: "/design/6/" },
  "a sold-out design": { path: toDesignPath(octopusArm) },
  "a design on one's own skin": {
    path: "/design/1/",
    tag: "@both",
    states: {
      "on an arm": openTryOn,
      "asked for a photo": askForPhoto,
      "with a file that is no photo": choosePdf,
      "at its real size": setSize,
    },
  },
  info: { path: "/info/#note-the-booking-widget" },
  contact: { path: "/contact/", states: { ...AS_IT_COMES, "with the menu of small screens": openMenu } },
  "the page that is not there": { path: "/404.html" },
  "about, with its map": { path: "/about/", states: AT_THE_MAP, manner: "served", tag: "@both" },
  "about, its map blocked": { path: "/about/", states: AT_THE_MAP },
  "booking, with its calendar": { path: BOOKING, states: AT_THE_CALENDAR, manner: "served", tag: "@both" },
  "booking, its calendar blocked": { path: BOOKING, states: AT_THE_CALENDAR },
  "booking, its calendar silent": { path: BOOKING, states: AT_THE_CALENDAR, manner: "silent" },
};

async function answerForOthers(page: Page, manner: Manner, ours = ""): Promise<void> {
  await page.route(
    ({ origin }) => origin !== ours,
    (route) => (manner === "silent" ? undefined : route.abort("blockedbyclient")),
  );
  if (manner !== "served") return;
  await serveProvider(page);
  await serveMaps(page);
}

for (const [name, { path, states = AS_IT_COMES, manner = "blocked", tag = [] }] of Object.entries(VISITS)) {
  test(`${name} has no fault of ours and no axe violation`, { tag }, async ({ page, baseURL }) => {
    const faults = await watchFaults(page, baseURL ?? "");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await answerForOthers(page, manner, baseURL);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const [state, reach] of Object.entries<Reach>(states)) {
      await test.step(state, async () => {
        await reach(page, manner);
        expect(await findViolations(page)).toEqual([]);
      });
    }
    expect(faults()).toEqual([]);
  });
}

test("the check itself notices every kind of fault", async ({ page, baseURL }) => {
  const faults = await watchFaults(page, baseURL ?? "");
  await page.goto("/contact/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "0";
    document.body.append(script);
    void Promise.reject(new Error("of a promise"));
    document
      .querySelector("h1")
      ?.insertAdjacentHTML(
        "afterend",
        '<img src="/favicon.svg"><p style="color: #fff">Too pale to read.</p>',
      );
  });
  await expect.poll(faults).toContainEqual("kept out: script-src-elem inline");
  await expect.poll(faults).toContainEqual("rejected: Error: of a promise");
  await expect.poll(() => faults().join()).toContain("violates the following Content Security Policy");
  expect(await findViolations(page)).toEqual([
    expect.stringMatching(/^color-contrast: .*p$/),
    "image-alt: img",
  ]);
});

async function openLightbox(page: Page): Promise<void> {
  await firstPicture(page).click();
  await lightboxButton(page, "Next").click();
  await expect(dialog(page).getByText("2 of 8")).toBeVisible();
}

async function chooseBlack(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await openPanel(page, "Filter");
  await page.getByRole("checkbox", { name: "Black Ink" }).check();
  await expect(opener(page, "Filter")).toHaveText("Filter (1)");
}

async function openSoldOut(page: Page): Promise<void> {
  await page.locator("#designs").getByRole("button", { name: "Dragonfly, Sold Out" }).click();
  await expect(dialog(page).getByText("Sold Out", { exact: true })).toBeVisible();
}

async function showDeep(page: Page): Promise<void> {
  await previewButton(page).click();
  await chooseTone(page, "Deep");
}

async function askForPhoto(page: Page): Promise<void> {
  await inTryOn(page, "Your photo").click();
  await expect(dialog(page).getByText("Choose a photo", { exact: true })).toBeVisible();
}

async function choosePdf(page: Page): Promise<void> {
  await pick(page, Buffer.from("%PDF-1.7"));
  await expect(dialog(page).getByRole("alert")).toContainText("cannot open this file as a photo");
}

async function setSize(page: Page): Promise<void> {
  await pick(page, await makeRamp());
  await expect(inTryOn(page, "Use this size")).toBeVisible();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
}

async function reachMap(page: Page): Promise<void> {
  await map(page).scrollIntoViewIfNeeded();
  await expect(mapLink(page)).toBeVisible();
}

async function reachCalendar(page: Page, manner: Manner): Promise<void> {
  const asked = page.waitForRequest((request) => isProvider(new URL(request.url())));
  await calendar(page).scrollIntoViewIfNeeded();
  await asked;
  if (manner === "served") {
    await say(page, "linkReady");
    await expect(inCalendar(page).getByRole("heading")).toBeVisible();
    await expect(calendar(page).getByRole("status")).toBeHidden();
  } else {
    const words = manner === "silent" ? "Loading the calendar" : "The calendar did not load";
    await expect(calendar(page).getByText(words)).toBeVisible();
  }
}
