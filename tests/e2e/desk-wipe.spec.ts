/** What a program cannot know of a photo, the artist says at the desk: what to wipe, and that a sheet holds several designs. */
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import type { FakeGitHub } from "../support/fake-github.ts";
import { findViolations } from "../support/page/axe.ts";
import { boxOf, scrollTop } from "../support/page/screen.ts";
import { createFingers } from "../support/page/touch.ts";
import { button, choose, dataOf, expect, fill, readMain, save, TYPED, test } from "./page-objects/desk.ts";

const CREAM = "#f1e6d0";
const TAPE = "#c9b98a";
const INK = "#14141a";

type Patch = { left: number; top: number; width: number; height: number; color: string };

/** A drawing from an app: patches of color on paper of one color. */
const draw = (width: number, height: number, patches: readonly Patch[]) =>
  sharp({ create: { width, height, channels: 3, background: CREAM } })
    .composite(
      patches.map(({ left, top, color: background, ...size }) => ({
        input: { create: { ...size, channels: 3, background } },
        left,
        top,
      })),
    )
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .toBuffer();

/** Reads what is stored, and returns its size and the color at places in fractions. */
async function readStored(github: FakeGitHub, path: string) {
  const stored = sharp(readMain(github, `images/${path}`)).raw();
  const { data, info } = await stored.toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return [...data.subarray(at, at + 3)];
  };
  return { width: info.width, height: info.height, colorAt };
}

/** JPEG changes a level or two. */
const about = (color: string) =>
  [1, 3, 5].map((at) => expect.closeTo(Number.parseInt(color.slice(at, at + 2), 16), -0.8));

const after = (place: Page | Locator) => place.getByRole("img", { name: "After" });
const said = (place: Page | Locator) => place.locator("[aria-live]");
const group = (desk: Page, name: string) => desk.getByRole("group", { name, exact: true });

test("a flash sheet of four becomes four designs in one commit", async ({ desk, github }) => {
  const colors = ["#c8321e", "#1e8c3c", "#1e50c8", INK];
  const squares = colors.map((color, index) => ({
    left: 200 + (index % 2) * 600,
    top: 150 + Math.floor(index / 2) * 500,
    width: 200,
    height: 200,
    color,
  }));
  await choose(desk, await draw(1200, 1000, squares));
  const groups = ["boat-0.jpg", ...[2, 3, 4].map((number) => `boat-0.jpg, design ${number}`)];
  const first = group(desk, "boat-0.jpg");
  await expect(after(first)).toBeVisible();
  await first.getByText("Use the photo as it is").click();
  await first.getByText("Corners in percent").click();
  for (const [corner, axis] of [
    ["Lower left", "down"],
    ["Lower right", "down"],
    ["Lower right", "across"],
    ["Upper right", "across"],
  ] as const)
    await first
      .getByRole("group", { name: `${corner} corner` })
      .getByLabel(axis)
      .fill("50");
  for (const [index, name] of groups.slice(1).entries()) {
    await button(group(desk, groups[index] ?? ""), "Another from this photo").click();
    await expect(group(desk, name).locator("legend").first()).toBeFocused();
  }
  for (const [index, name] of groups.entries())
    await fill(group(desk, name), { ...TYPED, Title: `Boat ${index}` });
  await save(desk, "Add");
  expect(github.log()).toEqual(["Add Boat 0, Boat 1, Boat 2, and Boat 3", "Start"]);
  for (const [index, entry] of dataOf(github, "catalogue").slice(-4).entries()) {
    expect(entry).toMatchObject({ title: `Boat ${index}`, image: `designs/boat-${index}.jpg`, scan: false });
    expect(entry).not.toHaveProperty("corners");
    const { width, height, colorAt } = await readStored(github, entry.image);
    // The corners that the first scan found are right to a pixel of its small copy.
    expect(width / height).toBeCloseTo(600 / 500, 1);
    expect(width).toBeCloseTo(600, -1);
    expect(colorAt(0.5, 0.5)).toEqual(about(colors[index] ?? ""));
    expect(colorAt(0.1, 0.1)).toEqual(about(CREAM));
  }
});

test("tape is wiped by a finger and a hole by keys, a mistake is undone, and a turn loses none of it", async ({
  desk,
  github,
}) => {
  const picture = await draw(1600, 1200, [
    { left: 600, top: 400, width: 300, height: 400, color: INK },
    { left: 1200, top: 100, width: 400, height: 120, color: TAPE },
    { left: 150, top: 1070, width: 20, height: 20, color: INK },
  ]);
  await choose(desk, picture);
  await expect(after(desk)).toBeVisible();
  await desk.getByText("Use the photo as it is").click();
  await expect(said(desk)).toHaveText("It is ready.");
  await button(desk, "Wipe").click();
  const pad = desk.locator("svg:has(circle):not([role])");
  await pad.scrollIntoViewIfNeeded();
  const top = await scrollTop(desk);
  await circle(desk, pad, { x: 0.87, y: 0.14 }, { x: 0.12, y: 0.09 });
  await expect(said(desk)).toHaveText("It is ready. Places wiped: 1.");
  expect(await scrollTop(desk)).toBe(top);

  const press = async (slider: string, ...keys: string[]) => {
    for (const key of keys) await desk.getByRole("slider", { name: slider }).press(key);
  };
  await press("Across", "Home", ...Array(10).fill("ArrowRight"));
  await press("Down", "End", ...Array(10).fill("ArrowLeft"));
  await button(desk, "Wipe here").press("Enter");
  await expect(said(desk)).toHaveText("It is ready. Places wiped: 2.");
  await press("Across", ...Array(37).fill("ArrowRight"));
  await press("Down", ...Array(40).fill("ArrowLeft"));
  await button(desk, "Wipe here").press("Enter");
  await expect(said(desk)).toHaveText("It is ready. Places wiped: 3.");
  await button(desk, "Undo").press("Enter");
  await expect(said(desk)).toHaveText("It is ready. Places wiped: 2.");
  expect(await findViolations(desk)).toEqual([]);

  await button(desk, "Wipe").click();
  await button(desk, "Turn").click();
  await fill(desk, TYPED);
  await save(desk, "Add");
  expect(dataOf(github, "catalogue").at(-1)).toMatchObject({ title: "Paper Boat", scan: false });
  const { width, height, colorAt } = await readStored(github, "designs/paper-boat.jpg");
  expect([width, height]).toEqual([1200, 1600]);
  for (const [x, y] of [
    [0.87, 0.8],
    [0.87, 0.98],
    [0.1, 0.1],
  ] as const)
    expect(colorAt(x, y), `${x}, ${y}`).toEqual(about(CREAM));
  expect(colorAt(0.5, 0.47)).toEqual(about(INK));
});

/** Circles with a finger around a place, in fractions of an element. */
async function circle(page: Page, element: Locator, center: Place, radius: Place): Promise<void> {
  const box = await boxOf(element);
  const fingers = await createFingers(page);
  const placeAt = (part: number) => ({
    x: box.x + box.width * (center.x + radius.x * Math.cos(2 * Math.PI * part)),
    y: box.y + box.height * (center.y + radius.y * Math.sin(2 * Math.PI * part)),
  });
  await fingers.down(placeAt(0));
  for (let part = 1; part < 12; part++) await fingers.move(placeAt(part / 12));
  await fingers.up();
}

type Place = { x: number; y: number };
