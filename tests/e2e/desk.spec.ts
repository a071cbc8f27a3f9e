/** The artist's desk on the published site. */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { catalogue, fern, moonMoth, poppy } from "../fixtures/content.ts";
import { STUDIO } from "../fixtures/studio.ts";
import type { FakeGitHub } from "../support/fake-github.ts";
import { findViolations } from "../support/page/axe.ts";
import { holdBack, intercept } from "../support/page/network.ts";
import { boxOf, nextFrame, scrollTop } from "../support/page/screen.ts";
import { createFingers } from "../support/page/touch.ts";
import {
  button,
  choose,
  dataOf,
  expect,
  fill,
  openDesk,
  photoOf,
  picker,
  RUN,
  readMain,
  save,
  signIn,
  status,
  TYPED,
  test,
  textbox,
  toFiles,
} from "./page-objects/desk.ts";

// A hundred keys and a photo of 15 megapixels take minutes on a busy machine.
test.describe.configure({ timeout: 360_000 });

const nextId = Math.max(...catalogue.map(({ id }) => id)) + 1;
const NO_PHOTO = Buffer.from("<html></html>");

const findEntry = (github: FakeGitHub, id: number) =>
  dataOf(github, "catalogue").find((design: { id: number }) => design.id === id);

test("a photo of 15 megapixels becomes a picture of 12 and an entry", async ({ desk, github }) => {
  await desk.clock.setFixedTime(new Date("2026-11-20T12:00"));
  await choose(desk, await photoOf(0, { width: 5000, height: 3000 }));
  await fill(desk, TYPED);
  await desk.getByRole("checkbox", { name: "Non-Repeatable" }).check();
  await expect(desk.locator("form [aria-live]")).toHaveText("It is ready.");
  await button(desk, "Add").click();
  await expect(status(desk)).toHaveText("Published. See it");
  await expect(status(desk).getByRole("link")).toHaveAttribute("href", `/design/${nextId}/`);
  expect(github.log()).toEqual(["Add Paper Boat", "Start"]);
  expect(findEntry(github, nextId)).toEqual({
    id: nextId,
    title: "Paper Boat",
    image: "designs/paper-boat.jpg",
    imageDescription: "A folded boat.",
    size: "H 2.5",
    hours: "1-2",
    price: "$200",
    isColor: false,
    tags: ["Non-Repeatable"],
    added: "2026-11-20",
  });
  const stored = await sharp(readMain(github, "images/designs/paper-boat.jpg")).metadata();
  const { format, width, height, exif, xmp, iptc } = stored;
  expect([format, exif, xmp, iptc]).toEqual(["jpeg", undefined, undefined, undefined]);
  expect((width * height) / 1e6).toBeCloseTo(12, 1);
});

test("keys alone close the books and add a design, at 320 pixels", async ({ desk, github }) => {
  const press = async (control: Locator, key: string) => {
    await tabTo(control);
    await desk.keyboard.press(key);
  };
  await desk.setViewportSize({ width: 320, height: 640 });
  await expect(button(desk, "Add a design")).toBeFocused();
  await press(button(desk, "Books"), "Enter");
  await expect(desk.getByRole("heading", { name: "Books" })).toBeFocused();
  await press(desk.getByRole("radio", { name: "Open", exact: true }), "ArrowDown");
  await press(button(desk, "Save"), "Enter");
  await expect(status(desk)).toHaveText("Published. See it");
  await expect(button(desk, "Books")).toBeFocused();

  await desk.keyboard.press("Shift+Tab");
  await press(button(desk, "Add a design"), "Enter");
  // A key may overtake this on its way to the page; the questions that tabTo asks do not.
  const chooser = desk.waitForEvent("filechooser");
  await press(picker(desk), "Enter");
  await (await chooser).setFiles(toFiles([await photoOf(0)]));
  for (const [name, text] of Object.entries(TYPED)) {
    await tabTo(textbox(desk, name));
    await desk.keyboard.type(text);
  }
  await expect(desk.getByRole("img", { name: "After" })).toBeVisible();
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await press(button(desk, "Add"), "Enter");
  await expect(status(desk)).toHaveText("Published. See it");
  expect(github.log()).toEqual(["Add Paper Boat", "Change the books", "Start"]);
});

async function tabTo(target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 40 && !(await isFocused()); tabs++) await target.page().keyboard.press("Tab");
  await expect(target).toBeFocused();
}

test("a mistake is answered at its field, and nothing is written; a photo can be left out with its mistakes", async ({
  desk,
  github,
}) => {
  await choose(desk, await photoOf(1));
  await fill(desk, { ...TYPED, Title: "", Size: "small" });
  await button(desk, "Add").click();
  await expect(textbox(desk, "Title")).toBeFocused();
  await expect(textbox(desk, "Title")).toHaveAccessibleDescription(/This cannot be blank\./);
  await expect(textbox(desk, "Size")).toHaveAccessibleDescription(
    /Expected a size in inches .* found the text "small"/,
  );
  expect(github.log()).toEqual(["Start"]);
  await fill(desk, TYPED);
  const late = toFiles([await photoOf(1), await photoOf(2)]).slice(1);
  const title = textbox(desk.getByRole("group", { name: "boat-1.jpg" }), "Title");
  await picker(desk).setInputFiles(late);
  await button(desk, "Add").click();
  await expect(title).toHaveAccessibleDescription(/This cannot be blank\./);
  await button(desk, "Leave out boat-1.jpg").click();
  await expect(title).toHaveCount(0);
  await expect(textbox(desk, "Title")).toHaveValue(TYPED.Title);
  await picker(desk).setInputFiles(late);
  await expect(title).toHaveValue("");
  await expect(title).not.toHaveAccessibleDescription(/This cannot be blank\./);
});

test("a file that is no photo is refused, and holds up no others", async ({ desk, github }) => {
  const blank = { width: 800, height: 600, channels: 3, background: "#31281f" } as const;
  const dark = await sharp({ create: blank }).jpeg().toBuffer();
  // Chromium cannot decode HEIC.
  await choose(desk, NO_PHOTO, dark, readFileSync("tests/fixtures/heic/ramp.heic"));
  await expect(desk.getByRole("alert")).toHaveText(/^boat-0\.jpg is not a photo, whatever its name says\./);
  await expect(textbox(desk.getByRole("group", { name: "boat-0.jpg" }), "Title")).toHaveCount(0);
  const remark = /^In this photo, .* choose "Use the photo as it is"\.$/;
  await expect(desk.getByRole("group", { name: "boat-1.jpg" }).getByText(remark)).toBeVisible();
  await button(desk, "Leave out boat-1.jpg").click();
  await expect(desk.getByRole("img", { name: "After" })).toBeVisible();
  await fill(desk, TYPED);
  await save(desk, "Add");
  expect((await sharp(readMain(github, "images/designs/paper-boat.jpg")).metadata()).format).toBe("jpeg");
  await choose(desk, NO_PHOTO);
  await expect(desk.getByRole("alert")).toBeVisible();
  await expect(button(desk, "Add")).toHaveCount(0);
});

test("two photos are one commit: one turned by hand, one kept as it is", async ({ desk, github }) => {
  await choose(desk, await photoOf(2), await photoOf(3));
  const turned = desk.getByRole("group", { name: "boat-0.jpg" });
  await expect(turned.getByRole("img", { name: "After" })).toBeVisible();
  await turned.getByText("Corners in percent").click();
  const across = turned.getByRole("group", { name: "Lower right corner" }).getByLabel("across");
  await across.fill("70.5");
  await across.press("ArrowDown");
  await expect(across).toHaveValue("69.5");
  const photo = turned.getByRole("img", { name: "Before" });
  await photo.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(photo);
  const down = turned.getByRole("group", { name: "Lower right corner" }).getByLabel("down");
  const from = { x: x + 0.695 * width, y: y + (Number(await down.inputValue()) / 100) * height };
  const top = await scrollTop(desk);
  const fingers = await createFingers(desk);
  await fingers.down(from);
  for (const part of [0.25, 0.5, 0.75, 1])
    await fingers.move({ x: from.x - 0.1 * part * width, y: from.y - 0.2 * part * height });
  await fingers.up();
  await expect.poll(async () => Number(await across.inputValue())).toBeCloseTo(59.5, 0);
  expect(await scrollTop(desk)).toBe(top);
  await button(turned, "Turn").click();
  await fill(turned, TYPED);
  const kept = desk.getByRole("group", { name: "boat-1.jpg" });
  await kept.getByRole("checkbox", { name: "Use the photo as it is" }).check();
  await fill(kept, { ...TYPED, Title: "Paper Crane" });
  await save(desk, "Add");
  expect(github.log()).toEqual(["Add Paper Boat and Paper Crane", "Start"]);
  const place = [expect.any(Number), expect.any(Number)];
  expect(findEntry(github, nextId)).toMatchObject({ corners: [place, place, place, place] });
  expect(findEntry(github, nextId + 1)).toMatchObject({ title: "Paper Crane", scan: false });
  const stored = await sharp(readMain(github, "images/designs/paper-boat.jpg")).metadata();
  expect(stored).toMatchObject({ width: 600, height: 800 });
});

test("a finished work shows a design that exists, and its first day", async ({ desk, github }) => {
  await button(desk, "Add a finished work").click();
  await picker(desk).setInputFiles(toFiles([await photoOf(1)]));
  const number = textbox(desk, "Design number");
  await fill(desk, { Title: "Paper Boat", "Design number": "999" });
  await button(desk, "Add").click();
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/ There is no design 999\./);
  await number.fill(String(moonMoth.id));
  await desk.getByLabel("Fresh photo (from the day it was made)").setInputFiles(toFiles([await photoOf(2)]));
  await save(desk, "Add");
  await expect(status(desk).getByRole("link")).toHaveAttribute("href", /^\/#work-\d+$/);
  expect(github.log()).toEqual(["Add Paper Boat", "Start"]);
  expect(dataOf(github, "portfolio").works).toContainEqual({
    id: expect.any(Number),
    title: "Paper Boat",
    src: "portfolio/paper-boat.jpg",
    fresh: "portfolio/paper-boat-fresh.jpg",
    isDoodle: false,
    design: moonMoth.id,
  });
});

test("a design is found, changed, and removed after a question", async ({ desk, github }) => {
  const openers = desk.getByRole("button", { name: /^Change / });
  await desk.getByRole("searchbox", { name: "Find a design" }).fill(fern.title);
  await expect(openers).toHaveCount(1);
  await button(desk, `Change ${fern.title}`).click();
  await button(desk, "Save").click();
  await expect(status(desk)).toHaveText("Nothing changed.");

  await button(desk, `Change ${fern.title}`).click();
  const [left, until] = [textbox(desk, "Copies left"), desk.getByLabel("Until")];
  await left.fill("0");
  await desk.getByRole("radio", { name: "Reserved" }).check();
  await until.fill("2020-01-08");
  await button(desk, "Save").click();
  await expect(until).toBeFocused();
  await expect(until).toHaveAccessibleDescription(/This day has passed\./);
  await expect(left).toHaveAccessibleDescription(/ Choose Sold out, and leave this blank\.$/);
  await left.fill("");
  await until.fill("2099-01-08");
  await fill(desk, { Price: "$710" });
  await save(desk);
  const reserved = { price: "$710", status: "reserved", until: "2099-01-08" };
  expect(findEntry(github, fern.id)).toEqual({ ...fern, ...reserved });
  await expect(openers).toHaveCount(1);
  await expect(desk.getByRole("listitem").filter({ has: openers })).toContainText("Reserved");

  await button(desk, `Change ${fern.title}`).click();
  const asked = desk.waitForEvent("dialog").then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  await button(desk, "Remove").click();
  expect(await asked).toContain(`Remove ${fern.title}?`);
  await expect(openers).toHaveCount(0);

  await desk.getByRole("searchbox").fill("Sold out");
  await button(desk, `Change ${poppy.title}`).click();
  await desk.getByRole("radio", { name: "Available" }).check();
  await button(desk, "Save").click();
  for (const field of [textbox(desk, "Description"), textbox(desk, "Size"), ink(desk)])
    await expect(field).toHaveAccessibleDescription(/This cannot be blank\./);
  await fill(desk, { Description: "A poppy.", Size: "H 2.5" });
  await ink(desk).getByRole("radio", { name: "Black only" }).check();
  await save(desk);
  expect(findEntry(github, poppy.id).status).toBe(undefined);
  const sentences = [`Change ${poppy.title}`, `Remove ${fern.title}`, `Change ${fern.title}`];
  expect(github.log()).toEqual([...sentences, "Start"]);
});

const ink = (desk: Page) => desk.getByRole("group", { name: "Ink" });

test("the books open at an hour", async ({ page: desk, github }) => {
  const file = `${STUDIO}/studio.yaml`;
  const text = String(readMain(github, "studio.yaml")).replace(/^ +timeZone: .*\n/m, "");
  const books = "books:\n  opens: 2020-01-08 9:00\n  note: Soon.\n";
  github.commit(file, `${text.replace(/^location:$/m, "$&\n  timeZone: America/Chicago")}\n${books}`);
  await openDesk(desk, github);
  let isSaved = false;
  await intercept(desk, "**/git/ref*/heads/**", async (route) => {
    if (route.request().method() === "PATCH") isSaved = true;
    // The desk learns late what it has saved.
    else if (isSaved) await new Promise((resolve) => setTimeout(resolve, 500));
    return route.fallback();
  });
  // The day has passed, but is not what changes.
  await button(desk, "Books").click();
  await fill(desk, { Note: "Welcome." });
  await save(desk);
  expect(dataOf(github, "studio").books).toEqual({ opens: "2020-01-08 9:00", note: "Welcome." });

  await button(desk, "Books").click();
  await expect(textbox(desk, "Note")).toHaveValue("Welcome.");
  await expect(status(desk)).toHaveText("");
  const day = desk.getByLabel("Day");
  await day.fill("2020-01-09");
  await button(desk, "Save").click();
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(/This has passed\./);
  await day.fill("2099-01-08");
  await desk.getByLabel("Hour").fill("10:00");
  await save(desk);
  expect(dataOf(github, "studio").books).toEqual({ opens: "2099-01-08 10:00", note: "Welcome." });
});

test("dates are added, changed and removed below the books", async ({ desk, github }) => {
  const dates = () => dataOf(github, "studio").dates;
  const open = async (name: string) => {
    await button(desk, name).click();
    await expect(desk.getByRole("heading", { level: 2 })).toBeFocused();
  };
  await button(desk, "Books").click();
  await open("Add a date");
  await fill(desk, { What: "Guest at Rosa" });
  await textbox(desk, "From").fill("2020-03-01");
  await button(desk, "Add").click();
  await expect(textbox(desk, "From")).toBeFocused();
  await expect(textbox(desk, "From")).toHaveAccessibleDescription(/This day has passed\./);
  await textbox(desk, "From").fill("2099-03-07");
  await save(desk, "Add");
  expect(dates()).toEqual([{ from: "2099-03-07", title: "Guest at Rosa" }]);
  expect(await findViolations(desk)).toEqual([]);

  await open("Change Guest at Rosa");
  await fill(desk, { Place: "Seattle" });
  await save(desk);
  await expect(desk.getByRole("heading", { name: "Dates" })).toBeFocused();
  expect(dates()).toEqual([{ from: "2099-03-07", title: "Guest at Rosa", place: "Seattle" }]);

  await open("Change Guest at Rosa");
  desk.once("dialog", (dialog) => dialog.accept());
  await button(desk, "Remove").click();
  await expect(desk.getByRole("heading", { name: "Dates" })).toBeFocused();
  await expect(button(desk, "Change Guest at Rosa")).toHaveCount(0);
  expect(dates()).toEqual([]);
  expect(github.log()).toEqual([
    "Remove Guest at Rosa",
    "Change Guest at Rosa",
    "Add Guest at Rosa",
    "Start",
  ]);
});

test("while a change is saved, nothing else can begin or end", async ({ desk }) => {
  const release = await holdBack(desk, "**/git/trees");
  await choose(desk, await photoOf(3));
  await fill(desk, TYPED);
  await button(desk, "Add").click();
  await expect(status(desk)).toHaveText("Saving");
  for (const control of [button(desk, "Cancel"), button(desk, "Sign out"), picker(desk)])
    await expect(control).toBeDisabled();
  await release();
  await expect(status(desk)).toHaveText("Published. See it");
});

test("what was typed survives a lost connection and an expired token", async ({ desk, github }) => {
  await choose(desk, await photoOf(3));
  await fill(desk, TYPED);
  github.failures.push({ when: /^POST \/git\/trees/, answer: "offline" });
  await button(desk, "Add").click();
  await expect(status(desk)).toHaveText(
    "GitHub cannot be reached. Check the connection, and press the button again.",
  );
  await expect(button(desk, "Add")).toBeFocused();
  github.fail(/^GET \/git\/ref/, 401, "Bad credentials");
  await button(desk, "Add").click();
  await expect(status(desk)).toHaveText(/^GitHub rejected the token/);
  await signIn(desk);
  await expect(desk.getByLabel("Token")).toHaveCount(0);
  await expect(desk.getByRole("heading", { name: "Add a design" })).toBeFocused();
  await save(desk, "Add");
  expect(github.log()).toEqual(["Add Paper Boat", "Start"]);
});

test("the status tells of the latest change alone", async ({ desk, github }) => {
  const saveBooks = async (state: string) => {
    await button(desk, "Books").click();
    await desk.getByRole("radio", { name: state, exact: true }).check();
    await button(desk, "Save").click();
  };
  const polled = () => desk.waitForResponse(/actions\/runs/);
  github.runs = [{ status: "completed", conclusion: "failure", html_url: RUN }];
  await saveBooks("Closed");
  await expect(status(desk)).toHaveText(/^Your change is saved\. The site could not be published/);
  await expect(status(desk).getByRole("link", { name: "Open GitHub" })).toHaveAttribute("href", RUN);

  await desk.clock.install();
  github.runs = [{ status: "in_progress", conclusion: null, html_url: RUN }];
  const first = polled();
  await saveBooks("Open");
  await first;
  await expect(status(desk)).toHaveText("Publishing");
  github.failures.push({ when: /^POST/, answer: "offline" });
  await saveBooks("Closed");
  await expect(status(desk)).toHaveText(/^GitHub cannot be reached/);
  github.runs = [{ status: "completed", conclusion: "success", html_url: RUN }];
  await desk.clock.fastForward(60_000);
  await nextFrame(desk);
  await expect(status(desk)).toHaveText(/^GitHub cannot be reached/);
});

test("a wrong token is refused in words, and the right one leads on", async ({ desk }) => {
  await button(desk, "Sign out").click();
  await expect(desk.getByLabel("Token")).toBeFocused();
  expect(await findViolations(desk)).toEqual([]);
  await signIn(desk, "github_pat_wrong");
  await expect(status(desk)).toHaveText(/^GitHub rejected the token\. Check for typos/);
  await signIn(desk);
  await expect(button(desk, "Add a design")).toBeFocused();
  await expect(status(desk)).toHaveText("");
});

test("has no accessibility violations, in its list and in its forms", { tag: "@both" }, async ({ desk }) => {
  expect(await findViolations(desk)).toEqual([]);
  for (const opener of ["Books", `Change ${fern.title}`]) {
    await button(desk, opener).click();
    expect(await findViolations(desk)).toEqual([]);
    await button(desk, "Cancel").click();
  }
  await choose(desk, await photoOf(4));
  await expect(desk.getByRole("img", { name: "After" })).toBeVisible();
  await button(desk, "Add").click();
  await expect(textbox(desk, "Title")).toBeFocused();
  expect(await findViolations(desk)).toEqual([]);
});
