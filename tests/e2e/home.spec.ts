/** The home page: two rails of finished work, endless with a script, lists that scroll without one. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { blockScript } from "./block.ts";
import { hashOf } from "./picture-files.ts";
import { swipe } from "./touch.ts";

const TATTOOS = 22;
const DOODLES = 14;

const rail = (page: Page, name: "Tattoos" | "Doodles") => page.getByRole("region", { name });
const pictures = (region: Locator) => region.getByRole("listitem").getByRole("link");

/** Both rails have been taken over. */
async function openEndless(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.locator(".swiper-initialized")).toHaveCount(2);
  for (const rail of await page.locator(".rail").all()) await expect(rail).toHaveCSS("overflow-x", "hidden");
}

/** The id of the picture at the rail's left edge. */
function readFirst(region: Locator): Promise<string | undefined> {
  return region.evaluate((section) => {
    const edge = section.querySelector("h2")?.closest(".wrap");
    const start = Number.parseFloat(getComputedStyle(edge as Element).paddingLeft);
    const slides = [...section.querySelectorAll("[data-slide]")];
    return slides.find((slide) => Math.abs(slide.getBoundingClientRect().left - start) < 1)?.id;
  });
}

test("hangs every tattoo and every doodle in a region of its own", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hand-poked, one dot at a time");
  await expect(pictures(rail(page, "Tattoos"))).toHaveCount(TATTOOS);
  await expect(pictures(rail(page, "Doodles"))).toHaveCount(DOODLES);
  await expect(
    rail(page, "Tattoos").getByRole("link", { name: "Healed dotwork koi on a calf" }),
  ).toBeAttached();
});

test("has rails of the heights that the look asks for", async ({ page, viewport }) => {
  await page.goto("/");
  const height = viewport?.height ?? 0;
  const heightOf = async (name: "Tattoos" | "Doodles") =>
    (await pictures(rail(page, name)).first().boundingBox())?.height;
  expect(await heightOf("Tattoos")).toBeCloseTo(Math.min(Math.max(320, height * 0.5), 640), 0);
  expect(await heightOf("Doodles")).toBeCloseTo(Math.min(Math.max(160, height * 0.28), 384), 0);
});

for (const { button, step } of [
  { button: "Next slide", step: 1 },
  { button: "Previous slide", step: -1 },
]) {
  test(`"${button}" loops without end`, async ({ page }) => {
    await openEndless(page);
    const doodles = rail(page, "Doodles");
    const ids = await pictures(doodles).evaluateAll((links) => links.map(({ id }) => id));
    let index = 0;
    for (let turn = 0; turn < DOODLES + 2; turn++) {
      await doodles.getByRole("button", { name: button }).click();
      index = (index + step + DOODLES) % DOODLES;
      await expect.poll(() => readFirst(doodles)).toBe(ids[index]);
    }
  });

  test(`"${button}" moves on from where it is, though the list is reordered`, async ({ page }) => {
    await openEndless(page);
    const doodles = rail(page, "Doodles");
    for (let turn = 0; turn < DOODLES + 2; turn++) {
      const jump = await doodles.getByRole("button", { name: button }).evaluate(pressAndMeasureJump);
      expect(jump).toBeLessThan(1);
      await expect.poll(() => doodles.evaluate(isAtRest)).toBe(true);
    }
  });
}

test("makes every step that was asked for in haste", async ({ page }) => {
  await openEndless(page);
  const tattoos = rail(page, "Tattoos");
  await tattoos.getByRole("button", { name: "Next slide" }).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 4; press++) button.click();
  });
  await expect.poll(() => readFirst(tattoos)).toBe("work-6");
});

/** How far, in pixels, the pictures in view are from where they were, before the movement begins. */
function pressAndMeasureJump(button: HTMLElement): Promise<number> {
  const slides = [...document.querySelectorAll("[data-slide]")];
  const read = () => slides.map((slide) => slide.getBoundingClientRect());
  const before = read();
  button.click();
  return Promise.resolve().then(() => {
    const after = read();
    const moved = before.map(({ left, right }, i) =>
      right > 0 && left < innerWidth ? Math.abs((after[i]?.left ?? 0) - left) : 0,
    );
    return Math.max(...moved);
  });
}

/** Nothing in the section is being moved. */
function isAtRest(section: Element): boolean {
  return section.getAnimations({ subtree: true }).length === 0;
}

test("takes the list over without moving anything", async ({
  page,
  browser,
  baseURL,
  viewport,
  hasTouch,
}) => {
  const still = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport, hasTouch });
  const list = await still.newPage();
  await list.goto("/");
  await openEndless(page);
  for (const name of ["Tattoos", "Doodles"] as const) {
    for (const index of [0, 1, 2]) {
      const before = await pictures(rail(list, name)).nth(index).boundingBox();
      expect(await pictures(rail(page, name)).nth(index).boundingBox()).toEqual(before);
    }
  }
  await still.close();
});

test("keeps what is being looked at in its place when it takes over", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) => {
      addEventListener("take-over", () => callback({ didTimeout: false, timeRemaining: () => 0 }));
      return 0;
    };
  });
  await page.goto("/");
  const tattoos = rail(page, "Tattoos");
  const koi = tattoos.getByRole("link", { name: "Healed dotwork koi on a calf" });
  await koi.evaluate((link) => {
    const view = link.closest(".rail");
    view?.scrollBy({ left: link.getBoundingClientRect().left - 16, behavior: "instant" });
  });
  await expect.poll(() => readFirst(tattoos)).toBe("work-6");
  await page.evaluate(() => dispatchEvent(new Event("take-over")));
  await expect(page.locator(".swiper-initialized")).toHaveCount(2);
  expect(await readFirst(tattoos)).toBe("work-6");
});

test("says in the console that a carousel is ready and that a picture was opened", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => message.type() === "debug" && said.push(message.text()));
  await openEndless(page);
  expect(said.filter((text) => text.startsWith("Carousel ready"))).toHaveLength(2);
  await pictures(rail(page, "Doodles")).first().click();
  await expect.poll(() => said).toContain("Picture opened: work-31");
});

test("lets Tab pass through each picture once and leave", async ({ page }) => {
  await openEndless(page);
  const tattoos = rail(page, "Tattoos");
  await tattoos.getByRole("button", { name: "Previous slide" }).click();
  await expect.poll(() => readFirst(tattoos)).toBe("work-30");
  await tattoos.getByRole("button", { name: "Next slide" }).focus();
  const passed: string[] = [];
  for (let turn = 0; turn < TATTOOS; turn++) {
    await page.keyboard.press("Tab");
    passed.push(await page.evaluate(() => document.activeElement?.id ?? ""));
    await expect(page.locator(":focus")).toBeInViewport({ ratio: 0.5 });
  }
  expect(new Set(passed).size).toBe(TATTOOS);
  expect(passed.every((id) => id.startsWith("work-"))).toBe(true);
  await page.keyboard.press("Tab");
  await expect(rail(page, "Doodles").getByRole("button", { name: "Previous slide" })).toBeFocused();
});

test("shows what the browser is asked to scroll to, as screen readers and searches do", async ({ page }) => {
  await openEndless(page);
  const tattoos = rail(page, "Tattoos");
  const koi = tattoos.getByRole("link", { name: "Healed dotwork koi on a calf" });
  await koi.evaluate((link) => link.scrollIntoView({ inline: "start" }));
  await expect.poll(() => readFirst(tattoos)).toBe("work-6");
  expect(await tattoos.locator(".rail").evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  await tattoos.getByRole("button", { name: "Next slide" }).click();
  await expect.poll(() => readFirst(tattoos)).toBe("work-7");
});

test("says each picture once", async ({ page }) => {
  await openEndless(page);
  const tattoos = rail(page, "Tattoos");
  for (let turn = 0; turn < 3; turn++) await tattoos.getByRole("button", { name: "Next slide" }).click();
  const names = await tattoos
    .getByRole("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("alt")));
  expect(names).toHaveLength(TATTOOS);
  expect(new Set(names).size).toBe(TATTOOS);
});

test("follows a touchpad, and lets the page scroll", async ({ page, isMobile }) => {
  test.skip(isMobile, "has no wheel");
  await openEndless(page);
  const tattoos = rail(page, "Tattoos");
  await pictures(tattoos).first().hover();
  await page.mouse.wheel(60, 4);
  await expect.poll(() => readFirst(tattoos)).toBe("work-3");
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await readFirst(tattoos)).toBe("work-3");
});

test("follows a finger", async ({ page, hasTouch }) => {
  test.skip(!hasTouch, "needs a touch screen");
  await openEndless(page);
  const tattoos = rail(page, "Tattoos");
  await swipe(page, tattoos.locator(".rail"), { from: 0.9, to: 0.2 });
  await expect.poll(() => readFirst(tattoos)).toBe("work-3");
  await swipe(page, tattoos.locator(".rail"), { from: 0.2, to: 0.9 });
  await swipe(page, tattoos.locator(".rail"), { from: 0.2, to: 0.9 });
  await expect.poll(() => readFirst(tattoos)).toBe("work-30");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("takes a picture that fails for loaded: no placeholder, same place, still to be opened", async ({
  page,
}) => {
  await page.route("**/images/**", (route) => route.abort());
  await openEndless(page);
  const first = pictures(rail(page, "Tattoos")).first();
  await expect(first.getByRole("img")).not.toHaveCSS("background-image", /url/);
  expect((await first.boundingBox())?.width).toBeGreaterThanOrEqual(200);
  await rail(page, "Tattoos").getByRole("button", { name: "Next slide" }).click();
  await expect.poll(() => readFirst(rail(page, "Tattoos"))).toBe("work-3");
  await pictures(rail(page, "Tattoos")).nth(1).click();
  await expect(page.getByRole("dialog", { name: "Tattoos" })).toBeVisible();
});

test("shows a placeholder until the picture is there", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/images/**", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const first = pictures(rail(page, "Tattoos")).first().getByRole("img");
  await expect(first).toHaveCSS("background-image", /^url\("data:image\/webp;base64,/);
  release();
  await expect(first).not.toHaveCSS("background-image", /url/);
});

test("fetches what is far away only when it comes near", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await openEndless(page);
  const all = await pictures(rail(page, "Tattoos")).all();
  const hashes = await Promise.all(all.map(hashOf));
  const isFetched = (hash = "") => fetched.some((url) => url.includes(`/images/${hash}-`));
  await expect.poll(() => isFetched(hashes[0])).toBe(true);
  expect(hashes.slice(hashes.length / 2, -4).filter(isFetched)).toEqual([]);
});

test("has nothing that axe finds wrong", async ({ page }) => {
  await openEndless(page);
  expect(await findViolations(page)).toEqual([]);
});

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark" });
  test("has nothing that axe finds wrong", async ({ page }) => {
    await openEndless(page);
    expect(await findViolations(page)).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is a list that scrolls, without buttons that do nothing", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Next slide" })).toHaveCount(0);
    const last = pictures(rail(page, "Tattoos")).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });

  test("opens the largest picture", async ({ page }) => {
    await page.goto("/");
    await pictures(rail(page, "Tattoos")).first().click();
    await expect(page).toHaveURL(/\/images\/\w+-slide-1200\.webp$/);
  });
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("steps at once, again and again", async ({ page }) => {
    await openEndless(page);
    const tattoos = rail(page, "Tattoos");
    for (const id of ["work-3", "work-4", "work-5"]) {
      await tattoos.getByRole("button", { name: "Next slide" }).click();
      await expect.poll(() => readFirst(tattoos)).toBe(id);
    }
  });
});

test("scrolls by itself when Swiper cannot be loaded", async ({ page }) => {
  await blockScript(page, /swiper-wrapper/);
  await page.goto("/");
  const tattoos = rail(page, "Tattoos");
  await tattoos.getByRole("button", { name: "Next slide" }).click();
  await expect
    .poll(() => tattoos.locator(".rail").evaluate(({ scrollLeft }) => scrollLeft))
    .toBeGreaterThan(0);
});
