/** The view of the catalogue: in the address, in the browser's memory, on the way back, and before React is there. */
import { expect, type Page, test } from "@playwright/test";

const tiles = (page: Page) => page.locator("#designs > li:visible");
const isSorted = (page: Page, order: "asc" | "desc") =>
  page.locator("#designs > li[data-amount]:not([data-status])").evaluateAll((items, wanted) => {
    const amounts = items.map((item) => Number(item.dataset.amount));
    return amounts.every(
      (amount, index) =>
        index === 0 ||
        (wanted === "asc" ? amount >= (amounts[index - 1] ?? 0) : amount <= (amounts[index - 1] ?? 0)),
    );
  }, order);

async function choose(page: Page) {
  await page.getByRole("button", { name: "Sort", exact: true }).click();
  await page.getByRole("radio", { name: "Price: high to low" }).check();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("checkbox", { name: "Color Ink" }).check();
  await page.keyboard.press("Escape");
}

type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Records, from the first frame on, which designs are seen first, and how far the page shifts. */
async function watchFrames(page: Page) {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const watch = () => {
      const first = [...document.querySelectorAll<HTMLElement>("#designs > li")].find((item) =>
        item.checkVisibility({ visibilityProperty: true }),
      );
      if (first) seen.add(`${first.dataset.amount} ${first.dataset.ink}`);
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.sources.some(({ node }) => document.querySelector("main")?.contains(node)))
          shift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { seenFirst: () => [...seen], layoutShift: () => shift });
  });
}
const seenFirst = (page: Page) =>
  page.evaluate(() => (window as never as { seenFirst(): string[] }).seenFirst());
const layoutShift = (page: Page) =>
  page.evaluate(() => (window as never as { layoutShift(): number }).layoutShift());

test("a view chosen is in the address, and there again on the next visit", async ({ page }) => {
  await page.goto("designs/?ref=card");
  await choose(page);
  await expect(page).toHaveURL(/\/designs\/\?ref=card&ink=color&sort=desc$/);
  const count = await tiles(page).count();
  expect(await page.evaluate(() => Object.keys(localStorage).length)).toBe(2);

  await page.goto("designs/");
  await expect(page).toHaveURL(/\/designs\/\?ink=color&sort=desc$/);
  await expect(tiles(page)).toHaveCount(count);
  expect(await isSorted(page, "desc")).toBe(true);
  await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
});

test("the address wins over the memory", async ({ page }) => {
  await page.goto("designs/");
  await choose(page);
  await page.goto("designs/?status=soldOut");
  await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
  expect(await isSorted(page, "asc")).toBe(true);
  await expect(tiles(page)).toHaveCount(await page.locator("#designs > li[data-status=soldOut]").count());
});

test("parameters that are not ours are left alone", async ({ page }) => {
  await page.goto("designs/?utm_source=card&ink=purple&sort=up");
  await expect(page.getByRole("button", { name: "Filter", exact: true })).toBeVisible();
  expect(await isSorted(page, "asc")).toBe(true);
  await expect(tiles(page)).toHaveCount(await page.locator("#designs > li").count());
});

for (const [saved, key] of [
  ["{", "sort"],
  ["[1,", "filter"],
  ['["purple"]', "filter"],
]) {
  test(`a corrupt memory (${key}: ${saved}) warns and falls back to the default`, async ({ page }) => {
    await page.goto("designs/");
    await choose(page);
    await page.evaluate(
      ([text, part]) => {
        const name = Object.keys(localStorage).find((candidate) => candidate.includes(part as string));
        localStorage.setItem(name as string, text as string);
      },
      [saved, key],
    );
    const warning = page.waitForEvent("console", (message) => message.type() === "warning");
    await page.goto("designs/");
    expect((await warning).text()).toContain(key);
    await expect(tiles(page).first()).toBeVisible();
    if (key === "sort") expect(await isSorted(page, "asc")).toBe(true);
    else await expect(tiles(page)).toHaveCount(await page.locator("#designs > li").count());
  });
}

test("a blocked memory breaks nothing", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    }),
  );
  await page.goto("designs/");
  await choose(page);
  await expect(page).toHaveURL(/ink=color&sort=desc$/);
  await page.reload();
  await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
  expect(errors).toEqual([]);
});

for (const arrival of ["from the memory", "by its address"]) {
  test(`the default order is never seen, nor does anything shift, when another comes ${arrival}`, async ({
    page,
  }) => {
    if (arrival === "from the memory") {
      await page.goto("designs/");
      await choose(page);
    }
    const expected = await page.goto("designs/?ink=color&sort=desc").then(() =>
      tiles(page)
        .first()
        .evaluate((item) => `${item.dataset.amount} ${item.dataset.ink}`),
    );
    await watchFrames(page);
    await page.route("**/*client*.js", async (route) => {
      await page.waitForTimeout(400);
      await route.continue();
    });
    await page.goto(arrival === "from the memory" ? "designs/" : "designs/?ink=color&sort=desc");
    await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
    expect(await seenFirst(page)).toEqual([expected]);
    expect(await layoutShift(page)).toBe(0);
  });
}

test("the tiles appear by themselves when the script does not come", async ({ page }) => {
  await page.route("**/*client*.js", (route) => route.abort());
  await page.goto("designs/?sort=desc");
  await expect(tiles(page).first()).toBeVisible();
  await expect(tiles(page).first().locator("img")).toBeVisible();
});

test("a click before any module is there opens the panel when they are", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/(entries|chunks)\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("designs/?ink=color", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Sort", exact: true }).locator("svg").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  release();
  await expect(page.getByRole("dialog", { name: "Sort By" })).toBeVisible();
});

test("Back from a design returns to the same view, at the same place", async ({ page }) => {
  await page.goto("designs/");
  await choose(page);
  const tile = tiles(page).getByRole("link").nth(11);
  await tile.scrollIntoViewIfNeeded();
  await expect.poll(() => tile.evaluate((link) => link.querySelector("img")?.complete)).toBe(true);
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  const address = page.url();
  const count = await tiles(page).count();
  await tile.click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Designs");
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(tiles(page)).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test("a reload keeps the place in a filtered view", async ({ page }) => {
  await page.goto("designs/?ink=color&sort=desc");
  await page.evaluate(() => scrollTo(0, 500));
  await page.reload();
  await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});
