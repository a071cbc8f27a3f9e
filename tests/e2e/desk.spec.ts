/** The artist's desk on the published site, over a real repository behind GitHub's addresses. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { loadContent } from "#content/load.ts";
import { FILE_NAMES } from "#content/studio-files.ts";
import { toRgb } from "#domain/colors.ts";
import { largestOf } from "#domain/pictures.ts";
import { picturesFolder } from "#files/folders.ts";
import { makePictures } from "#pictures/publish.ts";
import { available, catalogue, findDesign } from "../fixtures/content.ts";
import { build } from "../fixtures/small-studio.ts";
import { STUDIO } from "../fixtures/studio.ts";
import { FakeGitHub } from "../support/fake-github.ts";
import { findViolations } from "../support/page/axe.ts";
import { nextFrame } from "../support/page/screen.ts";
import { test as base, expect } from "../support/page/test.ts";
import { photographSheet } from "../support/sheet-photo.ts";

const FOLDER = `${STUDIO}/`;
const RUN = "https://github.com/lantern/site/actions/runs/1";
const TYPED = {
  Title: "Paper Boat",
  Description: "A folded boat.",
  Size: "H 2.5",
  Hours: "1-2",
  Price: "$200",
};
/** No work shows it, so it can be removed. */
const fern = findDesign(4);
const sold = findDesign(23);
const PHONE = { width: 2000, height: 1500 };
const LARGE = { width: 3200, height: 2400 };
const SLOW_MS = 600_000;
const ZONE = "location:\n  timeZone: America/Los_Angeles";

const test = base.extend<{ github: FakeGitHub; desk: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  github: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), "desk-"));
    for (const name of [...FILE_NAMES, "images"])
      cpSync(join(STUDIO, name), join(root, "work", STUDIO, name), { recursive: true });
    const github = FakeGitHub.publish(root);
    github.runs = [{ status: "completed", conclusion: "success", html_url: RUN }];
    await use(github);
    rmSync(root, { recursive: true });
  },
  desk: async ({ page, github }, use) => {
    await page.route("https://api.github.com/**", async (route) => {
      const request = route.request();
      const headers = {
        "access-control-allow-origin": "*",
        "access-control-allow-headers": "*",
        "access-control-allow-methods": "*",
      };
      if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
      const asked = {
        method: request.method(),
        url: request.url(),
        headers: request.headers(),
        body: request.postData(),
      };
      const answer = github.answer(asked);
      if (answer === "offline") return route.abort();
      const exposed = { "access-control-expose-headers": "*" };
      return route.fulfill({ ...answer, headers: { ...headers, ...exposed, ...answer.headers } });
    });
    await page.goto("/desk/");
    await signIn(page);
    await use(page);
  },
});

async function signIn(page: Page, token = "github_pat_right") {
  await page.locator("#desk:not([data-island])").waitFor({ state: "attached" });
  await page.getByLabel("Token").fill(token);
  await page.getByRole("button", { name: "Sign in" }).click();
  if (token.endsWith("right")) await page.getByRole("button", { name: "Sign out" }).waitFor();
}

const button = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page) => page.getByRole("status");

async function choose(page: Page, ...photos: Buffer[]) {
  await button(page, "Add a design").click();
  await pick(page, ...photos);
}

const pick = (page: Page, ...photos: Buffer[]) =>
  page
    .getByLabel("Photo", { exact: true })
    .setInputFiles(photos.map((photo, index) => toFile(`boat-${index}`, photo)));

const toFile = (name: string, buffer: Buffer) => ({ name: `${name}.jpg`, mimeType: "image/jpeg", buffer });

async function fill(form: Page | Locator, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) await form.getByRole("textbox", { name }).fill(text);
}

const photoOf = (index: number, size = PHONE) =>
  photographSheet({
    drawing: join(STUDIO, "images", available[index]?.image ?? ""),
    turn: index * 2 - 3,
    ...size,
  });

const log = (github: FakeGitHub) =>
  String(github.git(["log", "--format=%s", "main"]))
    .trim()
    .split("\n");
const readMain = (github: FakeGitHub, path: string) => github.git(["show", `main:${FOLDER}${path}`]);

/** Somebody else changes a file before the artist signs in. */
async function editByHand(desk: Page, github: FakeGitHub, name: string, edit: (text: string) => string) {
  await button(desk, "Sign out").click();
  github.commit(FOLDER + name, edit(String(readMain(github, name))));
  await signIn(desk);
}

const added = (github: FakeGitHub) =>
  String(github.git(["diff", "--unified=0", "main~1", "main", "--", `${FOLDER}*.yaml`]))
    .split("\n")
    .filter((line) => /^[-+](?![-+]{2})/.test(line));

test("a photo from the phone becomes a commit: the picture alone, of 12 megapixels, and its entry", async ({
  desk,
  github,
}) => {
  await choose(desk, await photoOf(0, { width: 5000, height: 3000 }));
  await expect(desk.getByRole("img", { name: "After" })).toBeVisible();
  await fill(desk, TYPED);
  await desk.getByRole("checkbox", { name: "Non-Repeatable" }).check();
  await button(desk, "Add").click();
  await expect(status(desk)).toHaveText("Published. See it");
  const id = Math.max(...catalogue.map((design) => design.id)) + 1;
  await expect(status(desk).getByRole("link")).toHaveAttribute("href", `/design/${id}/`);
  expect(log(github)).toEqual(["Add Paper Boat", "Start"]);
  const {
    format,
    width = 0,
    height = 0,
    exif,
    xmp,
    iptc,
  } = await sharp(readMain(github, "images/designs/paper-boat.jpg")).metadata();
  expect({ format, exif, xmp, iptc }).toEqual({
    format: "jpeg",
    exif: undefined,
    xmp: undefined,
    iptc: undefined,
  });
  expect([width * height > 11.9e6, width * height <= 12.01e6]).toEqual([true, true]);
  expect(added(github)).toEqual([
    "+",
    `+- id: ${id}`,
    "+  title: Paper Boat",
    "+  image: designs/paper-boat.jpg",
    "+  imageDescription: A folded boat.",
    "+  size: H 2.5",
    "+  hours: '1-2'",
    "+  price: $200",
    "+  isColor: false",
    "+  tags:",
    "+    - Non-Repeatable",
    `+  added: ${new Date().toLocaleDateString("sv")}`,
  ]);
});

test("keys alone add a design, at 320 pixels and in the dark", async ({ desk, github }) => {
  await desk.emulateMedia({ colorScheme: "dark" });
  await desk.setViewportSize({ width: 320, height: 640 });
  const { keyboard } = desk;
  await expect(button(desk, "Add a design")).toBeFocused();
  await keyboard.press("Enter");
  // A key may overtake this on its way to the page; the questions that tabTo asks do not.
  const chooser = desk.waitForEvent("filechooser");
  await tabTo(desk.getByLabel("Photo", { exact: true }));
  await keyboard.press("Enter");
  await (await chooser).setFiles([toFile("boat", await photoOf(0))]);
  await expect(desk.getByRole("img", { name: "After" })).toBeVisible();
  for (const [name, text] of Object.entries(TYPED)) {
    await tabTo(desk.getByRole("textbox", { name }));
    await keyboard.type(text);
  }
  expect(await findViolations(desk)).toEqual([]);
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await tabTo(button(desk, "Add"));
  await keyboard.press("Enter");
  await expect(status(desk)).toHaveText("Published. See it");
  expect(log(github)).toEqual(["Add Paper Boat", "Start"]);
});

async function tabTo(target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 40 && !(await isFocused()); tabs++) await target.page().keyboard.press("Tab");
  await expect(target).toBeFocused();
}

test("what is wrong is said at its field, and nothing is written", async ({ desk, github }) => {
  await choose(desk, await photoOf(1));
  await fill(desk, { ...TYPED, Title: "", Size: "small" });
  await button(desk, "Add").click();
  const title = desk.getByRole("textbox", { name: "Title" });
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(/This cannot be blank\./);
  await expect(desk.getByRole("textbox", { name: "Size" })).toHaveAccessibleDescription(
    /Expected a size in inches .* found the text "small"/,
  );
  expect(log(github)).toEqual(["Start"]);
});

test("a work that shows no design is answered at its field", async ({ desk, github }) => {
  await button(desk, "Add a finished work").click();
  await pick(desk, await photoOf(1));
  const number = desk.getByRole("textbox", { name: "Number of the design that it shows" });
  await desk.getByRole("textbox", { name: "Title" }).fill("Paper Boat");
  await number.fill("999");
  await button(desk, "Add").click();
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/ There is no design 999\./);
  expect(log(github)).toEqual(["Start"]);
});

test("corners follow arrow keys and the pointer, and Turn turns the photo", async ({ desk, github }) => {
  await choose(desk, await photoOf(2));
  await expect(desk.getByRole("img", { name: "After" })).toBeVisible();
  await expect(desk.locator("form [aria-live]")).toHaveText("It is ready.");
  const corner = desk.getByRole("button", { name: /^Lower right corner/ });
  await corner.press("Shift+ArrowLeft");
  const name = await corner.getAttribute("aria-label");
  const { x, y, width, height } = (await corner.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await desk.mouse.move(x + width / 2, y + height / 2);
  await desk.mouse.down();
  await desk.mouse.move(x + width / 2 - 20, y + height / 2 - 10);
  await desk.mouse.up();
  await expect(corner).not.toHaveAttribute("aria-label", name ?? "");
  await button(desk, "Turn").click();
  await fill(desk, TYPED);
  await button(desk, "Add").click();
  await expect(status(desk)).toHaveText("Published. See it");
  expect(added(github).join()).toMatch(/corners: \[(\[[\d.]+, [\d.]+\](, )?){4}\]/);
  expect(await sharp(readMain(github, "images/designs/paper-boat.jpg")).metadata()).toMatchObject({
    width: PHONE.height,
    height: PHONE.width,
  });
});

test("a dark photo gets its remark, and what is no photo is refused in the words of check", async ({
  desk,
}) => {
  const dark = { ...PHONE, channels: 3, background: "#31281f" } as const;
  await choose(desk, await sharp({ create: dark }).jpeg().toBuffer(), Buffer.from("<html></html>"));
  await expect(desk.getByText(/^In this photo, no sheet of white paper stands out\./)).toBeVisible();
  await expect(desk.getByRole("alert")).toHaveText(/^boat-1\.jpg is not a photo, whatever its name says\./);
});

test("a refused photo has no fields, and does not hold up the others", async ({ desk, github }) => {
  await choose(desk, await photoOf(1), Buffer.from("<html></html>"));
  await expect(desk.getByRole("group", { name: "boat-1.jpg" }).getByRole("textbox")).toHaveCount(0);
  await fill(desk, TYPED);
  await button(desk, "Add").click();
  await expect(status(desk)).toHaveText("Published. See it");
  expect(log(github)).toEqual(["Add Paper Boat", "Start"]);
  await choose(desk, Buffer.from("<html></html>"));
  await expect(desk.getByRole("alert")).toBeVisible();
  await expect(button(desk, "Add")).toHaveCount(0);
});

test("photos come one by one, and one can be left out with its mistakes", async ({ desk }) => {
  await choose(desk, await photoOf(1));
  await fill(desk, TYPED);
  const late = toFile("late", await photoOf(2));
  const takeLate = () => desk.getByLabel("Photo", { exact: true }).setInputFiles(late);
  await takeLate();
  const title = desk.getByRole("group", { name: "late.jpg" }).getByRole("textbox", { name: "Title" });
  await button(desk, "Add").click();
  await expect(title).toHaveAccessibleDescription(/This cannot be blank\./);
  await button(desk, "Leave out late.jpg").click();
  await expect(title).toHaveCount(0);
  await expect(desk.getByRole("textbox", { name: "Title" })).toHaveValue(TYPED.Title);
  await takeLate();
  await expect(title).toHaveValue("");
  await expect(title).not.toHaveAccessibleDescription(/This cannot be blank\./);
});

test("a HEIC photo is decoded where the browser cannot", async ({ desk }) => {
  await choose(desk, readFileSync("tests/fixtures/heic/ramp.heic"));
  await expect(desk.getByRole("img", { name: "After" })).toBeVisible();
});

test("a design is found, reserved, and removed after a question", async ({ desk, github }) => {
  await desk.getByRole("searchbox", { name: "Find a design" }).fill(fern.title);
  await expect(desk.getByRole("button", { name: /^Change / })).toHaveCount(1);
  await button(desk, `Change ${fern.title}`).click();
  await desk.getByRole("radio", { name: "Reserved" }).check();
  await desk.getByLabel("Until").fill("2099-01-08");
  await desk.getByRole("textbox", { name: "Price" }).fill("$710");
  await button(desk, "Save").click();
  await expect(status(desk)).toHaveText("Published. See it");
  expect(added(github).filter((line) => !/timeZone/.test(line))).toEqual([
    `-  price: ${fern.price}`,
    "+  price: $710",
    "+  status: reserved",
    "+  until: 2099-01-08",
  ]);
  await expect(desk.getByRole("searchbox")).toHaveValue(fern.title);
  await expect(desk.getByRole("button", { name: /^Change / })).toHaveCount(1);
  await expect(
    desk.getByRole("listitem").filter({ has: button(desk, `Change ${fern.title}`) }),
  ).toContainText("Reserved");
  await button(desk, `Change ${fern.title}`).click();
  const asked = desk.waitForEvent("dialog").then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  await button(desk, "Remove").click();
  expect(await asked).toContain(`Remove ${fern.title}?`);
  await expect.poll(() => log(github)[0]).toBe(`Remove ${fern.title}`);
  await expect(desk.getByRole("searchbox")).toBeVisible();
  await expect(button(desk, `Change ${fern.title}`)).toHaveCount(0);
});

test("a design without copies is to be marked sold out", async ({ desk }) => {
  await button(desk, `Change ${fern.title}`).click();
  const left = desk.getByRole("textbox", { name: "Copies left" });
  await left.fill("0");
  await button(desk, "Save").click();
  await expect(left).toHaveAccessibleDescription(
    / No copies are left\. Choose Sold out, and leave this blank\.$/,
  );
});

test("a sold-out design is available again once it has what the others have", async ({ desk, github }) => {
  await button(desk, `Change ${sold.title}`).click();
  await desk.getByText("Available", { exact: true }).click();
  await button(desk, "Save").click();
  for (const name of ["Description", "Size", "Hours"])
    await expect(desk.getByRole("textbox", { name })).toHaveAccessibleDescription(/This cannot be blank\./);
  await expect(desk.getByRole("group", { name: "Ink" })).toHaveAccessibleDescription(
    /This cannot be blank\./,
  );
  await fill(desk, { Description: "A poppy.", Size: "H 2.5", Hours: "1-2" });
  await desk.getByText("Black only").click();
  await button(desk, "Save").click();
  await expect(status(desk)).toHaveText("Published. See it");
  expect(added(github)).toEqual([
    "-  status: soldOut",
    "+  imageDescription: A poppy.",
    "+  size: H 2.5",
    "+  hours: '1-2'",
    "+  price: ''",
    "+  isColor: false",
  ]);
});

test("a day that has passed is refused where it is typed, not where it was", async ({ desk, github }) => {
  await editByHand(desk, github, "studio.yaml", (text) => {
    const zoned = text.replace(/^location:$/m, ZONE);
    return `${zoned}\nbooks:\n  opens: 2020-01-08 10:00\n`;
  });
  const [until, day] = [desk.getByLabel("Until"), desk.getByLabel("Day")];
  await button(desk, `Change ${fern.title}`).click();
  await desk.getByRole("radio", { name: "Reserved" }).check();
  await until.fill("2020-01-08");
  await button(desk, "Save").click();
  await expect(until).toBeFocused();
  await expect(until).toHaveAccessibleDescription(/This day has passed\./);
  await button(desk, "Cancel").click();
  await button(desk, "Books").click();
  await day.fill("2020-01-09");
  await button(desk, "Save").click();
  await expect(day).toHaveAccessibleDescription(/This has passed\./);
  await day.fill("2020-01-08");
  await desk.getByRole("textbox", { name: "Note" }).fill("Welcome.");
  await button(desk, "Save").click();
  await expect(status(desk)).toHaveText("Published. See it");
  expect(log(github)).toEqual(["Change the books", "By hand", "Start"]);
});

test("the books close, and open at an hour", async ({ desk, github }) => {
  await button(desk, "Books").click();
  await desk.getByRole("radio", { name: "Open at" }).check();
  await desk.getByLabel("Day").fill("2099-01-08");
  await desk.getByLabel("Hour").fill("10:00");
  await desk.getByRole("textbox", { name: "Note" }).fill("Twelve weeks at a time.");
  await button(desk, "Save").click();
  await expect(status(desk)).toHaveText("Published. See it");
  expect(added(github).join("\n")).toContain(
    "+books:\n+  opens: 2099-01-08 10:00\n+  note: Twelve weeks at a time.",
  );
  await button(desk, "Books").click();
  await expect(status(desk)).toHaveText("");
  await desk.getByRole("radio", { name: "Closed" }).check();
  await button(desk, "Save").click();
  await expect(button(desk, "Books")).toBeVisible();
  expect(added(github)).toEqual(["-  opens: 2099-01-08 10:00", "+  closed: true"]);
});

test("saving what has not changed writes nothing", async ({ desk, github }) => {
  await editByHand(
    desk,
    github,
    "studio.yaml",
    (text) => `${text.replace(/^location:$/m, ZONE)}
books:
  opens: 2099-01-08 9:00
  note: >
    I open twelve weeks
    at a time.
`,
  );
  for (const opener of ["Books", `Change ${fern.title}`]) {
    await button(desk, opener).click();
    await button(desk, "Save").click();
    await expect(status(desk)).toHaveText("Nothing changed.");
  }
  expect(log(github)).toEqual(["By hand", "Start"]);
});

test("the books close by keyboard alone", async ({ desk, github }) => {
  const press = async (control: Locator, key: string) => {
    await tabTo(control);
    await desk.keyboard.press(key);
  };
  await press(button(desk, "Books"), "Enter");
  await expect(desk.getByRole("heading", { name: "Books" })).toBeFocused();
  await press(desk.getByRole("radio", { name: "Open", exact: true }), "ArrowDown");
  await press(button(desk, "Save"), "Enter");
  await expect(status(desk)).toHaveText("Published. See it");
  expect(log(github)).toEqual(["Change the books", "Start"]);
  await expect(button(desk, "Books")).toBeFocused();
});

test("while a change is saved, nothing else can begin or end", async ({ desk }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await desk.route("**/git/trees", async (route) => {
    await held;
    await route.fallback();
  });
  await choose(desk, await photoOf(3));
  await fill(desk, TYPED);
  await button(desk, "Add").click();
  await expect(status(desk)).toHaveText("Saving");
  for (const control of [
    button(desk, "Cancel"),
    button(desk, "Sign out"),
    desk.getByLabel("Photo", { exact: true }),
  ])
    await expect(control).toBeDisabled();
  release();
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
  await expect(status(desk)).toHaveText(/^GitHub refuses the token/);
  await desk.getByLabel("Token").fill("github_pat_right");
  await button(desk, "Sign in").click();
  await expect(desk.getByLabel("Token")).toHaveCount(0);
  await expect(desk.getByRole("heading", { name: "Add a design" })).toBeFocused();
  await button(desk, "Add").click();
  await expect(status(desk)).toHaveText("Published. See it");
  expect(log(github)).toEqual(["Add Paper Boat", "Start"]);
});

test("what went wrong stays when an earlier change is published", async ({ desk, github }) => {
  github.runs = [{ status: "in_progress", conclusion: null, html_url: RUN }];
  await button(desk, "Books").click();
  await desk.getByRole("radio", { name: "Closed" }).check();
  await button(desk, "Save").click();
  await expect(status(desk)).toHaveText("Publishing");
  await button(desk, "Books").click();
  await desk.getByRole("radio", { name: "Open", exact: true }).check();
  github.failures.push({ when: /^POST/, answer: "offline" });
  await button(desk, "Save").click();
  await expect(status(desk)).toHaveText(/^GitHub cannot be reached/);
  github.runs = [{ status: "completed", conclusion: "success", html_url: RUN }];
  await desk.waitForResponse(/actions\/runs/);
  await nextFrame(desk);
  await expect(status(desk)).toHaveText(/^GitHub cannot be reached/);
});

test("a site that could not be published says where to look", async ({ desk, github }) => {
  github.runs = [{ status: "completed", conclusion: "failure", html_url: RUN }];
  await button(desk, "Books").click();
  await desk.getByRole("radio", { name: "Closed" }).check();
  await button(desk, "Save").click();
  await expect(status(desk)).toHaveText(/^Your change is saved\. The site could not be published/);
  await expect(status(desk).getByRole("link", { name: "Open GitHub" })).toHaveAttribute("href", RUN);
});

test("a wrong token is refused in words, and the right one leads on", async ({ desk }) => {
  await button(desk, "Sign out").click();
  await expect(desk.getByLabel("Token")).toBeFocused();
  expect(await findViolations(desk)).toEqual([]);
  await signIn(desk, "github_pat_wrong");
  await expect(status(desk)).toHaveText(/^GitHub refuses the token: it is mistyped, or has expired\./);
  await signIn(desk);
  await expect(status(desk)).toHaveText("");
  await expect(button(desk, "Add a design")).toBeFocused();
});

test("mistakes in the files are shown, with links to their lines in GitHub's editor", async ({
  github,
  desk,
}) => {
  await editByHand(desk, github, "catalogue.yaml", (text) =>
    text.replace("isColor: false", "isColor: maybe"),
  );
  const lines = String(readMain(github, "catalogue.yaml")).split("\n");
  const line = lines.findIndex((text) => text.includes("maybe")) + 1;
  await expect(desk.getByRole("heading", { name: "The files have mistakes" })).toBeFocused();
  await expect(desk.getByText("Expected true or false")).toBeVisible();
  await expect(desk.getByRole("link", { name: `Edit line ${line} of catalogue.yaml` })).toHaveAttribute(
    "href",
    `https://github.com/lantern/site/edit/main/${FOLDER}catalogue.yaml#L${line}`,
  );
});

test("has no accessibility violations, in its list and in its forms @both", async ({ desk }) => {
  expect(await findViolations(desk)).toEqual([]);
  for (const opener of ["Books", `Change ${fern.title}`]) {
    await button(desk, opener).click();
    expect(await findViolations(desk)).toEqual([]);
    await button(desk, "Cancel").click();
  }
  await choose(desk, await photoOf(4));
  await expect(desk.getByRole("img", { name: "After" })).toBeVisible();
  await button(desk, "Add").click();
  await expect(desk.getByRole("textbox", { name: "Title" })).toBeFocused();
  expect(await findViolations(desk)).toEqual([]);
  await desk.setViewportSize({ width: 320, height: 640 });
  expect(await desk.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

async function draftBoats(desk: Page): Promise<void> {
  await choose(desk, ...(await Promise.all([0, 1, 2, 3, 4].map((index) => photoOf(index, LARGE)))));
  const forms = desk.getByRole("group", { name: /^boat-\d\.jpg$/ });
  for (const index of [0, 1, 2, 3, 4])
    await fill(forms.nth(index), { ...TYPED, Title: `Boat ${"abcde"[index]}` });
  await expect(desk.getByRole("img", { name: "After" })).toHaveCount(5, { timeout: SLOW_MS });
}

/** Returns the studio in a clone of what was published. */
async function publishBoats(desk: Page, github: FakeGitHub): Promise<string> {
  await button(desk, "Add").click();
  await expect(status(desk)).toHaveText("Published. See it");
  expect(log(github)).toEqual(["Add Boat a, Boat b, Boat c, Boat d, and Boat e", "Start"]);

  const clone = join(github.folder, "../clone");
  execFileSync("git", ["clone", "--quiet", github.folder, clone]);
  return join(clone, STUDIO);
}

test("several photos are one commit, and the site built from a clone of it shows them", async ({
  desk,
  github,
}) => {
  test.setTimeout(SLOW_MS);
  await draftBoats(desk);
  const root = await publishBoats(desk, github);
  // Only the pictures of the boats are new.
  cpSync(join(STUDIO, ".cache"), join(root, ".cache"), { recursive: true });
  await build(root);
  const { content } = loadContent(root);
  for (const { id, title } of content?.catalogue.slice(-5) ?? []) {
    const html = readFileSync(join(root, `dist/client/design/${id}/index.html`), "utf8");
    expect(html).toContain(`>${title}</h1>`);
    const [, picture = ""] = /<img[^>]* src="([^"]+)"/.exec(html) ?? [];
    expect(existsSync(join(root, "dist/client", picture))).toBe(true);
  }
});

test("After differs by less than 2 of 255 from the build's picture, on the average of five photos", async ({
  desk,
  github,
}) => {
  test.setTimeout(SLOW_MS);
  await draftBoats(desk);
  const shown = await desk.getByRole("img", { name: "After" }).evaluateAll((images) =>
    images.map((image) => {
      const { naturalWidth: width, naturalHeight: height, clientWidth } = image as HTMLImageElement;
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      canvas.getContext("2d")?.drawImage(image as HTMLImageElement, 0, 0);
      return { width: clientWidth, url: canvas.toDataURL() };
    }),
  );
  const root = await publishBoats(desk, github);
  const { content, problems } = loadContent(root);
  expect(problems).toEqual([]);
  const paths = content?.catalogue.slice(-5).map(({ image }) => image) ?? [];
  const paper = toRgb(content?.studio.brand.colors.light.paper ?? "");
  const made = await makePictures(
    { root, paper },
    paths.map((path) => ({ path, roles: ["tile", "plate"] })),
  );
  if (Array.isArray(made)) throw made[0];
  const differences = shown.map(({ width, url }, index) => {
    const { derivatives } = made.manifest.plate[paths[index] ?? ""] ?? { derivatives: [] };
    const built = readFileSync(join(picturesFolder(root), basename(largestOf({ derivatives }).path)));
    return differenceOf(Buffer.from(url.split(",")[1] ?? "", "base64"), built, width);
  });
  const sum = (await Promise.all(differences)).reduce((total, difference) => total + difference, 0);
  expect(sum / paths.length).toBeLessThan(2);
});

/** The mean difference of two pictures at this width, in levels of 255. */
async function differenceOf(one: Buffer, other: Buffer, width: number): Promise<number> {
  const { height } = (await sharp(one).resize(width).toBuffer({ resolveWithObject: true })).info;
  const pixelsOf = (bytes: Buffer) =>
    sharp(bytes).removeAlpha().resize(width, height, { fit: "fill" }).raw().toBuffer();
  const [a, b] = [await pixelsOf(one), await pixelsOf(other)];
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}
