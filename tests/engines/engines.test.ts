/** What another engine than Chromium may do differently. tests/e2e proves the rest, in Chromium alone. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FILE_NAMES } from "#content/studio-files.ts";
import { colored, moonMoth } from "../fixtures/content.ts";
import { STUDIO } from "../fixtures/studio.ts";
import { photographSheet } from "../support/sheet-photo.ts";
import type { SiteServer } from "../support/site-server.ts";
import {
  type Expected,
  FLAT,
  findWrongPixels,
  makeBox,
  makeRamp,
  REAL_SIZE,
} from "../support/try-on-model.ts";
import { startFirefox } from "./firefox.ts";
import * as inPage from "./in-page.ts";
import { startSite } from "./site.ts";
import { makeView, type View } from "./view.ts";
import { startWebkit } from "./webkit.ts";

const ROUTES = "/ /designs/ /design/1/ /info/ /booking/ /about/ /contact/ /desk/ /nowhere/".split(" ");
const WIDE = { width: 1280, height: 800 };
/** The narrowest window that WebKit allows. */
const NARROW = { width: 450, height: 800 };

const findProgram = (names: string[]) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** WebKit needs a display, and Firefox needs one for WebGL. */
const xvfb = findProgram(["Xvfb"]);
const ENGINES = [
  { name: "Firefox", start: startFirefox, programs: ["firefox", "firefox-esr"], packages: "firefox-esr" },
  { name: "WebKit", start: startWebkit, programs: ["WebKitWebDriver"], packages: "webkit2gtk-driver" },
].map((engine) => ({ ...engine, program: xvfb && findProgram(engine.programs) }));

let site: SiteServer;
let boxes: SiteServer;

beforeAll(async () => {
  if (!xvfb) return;
  [site, boxes] = await Promise.all([startSite(), startSite(makeBox)]);
  const options = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp", "-noreset"];
  const screen = spawn(xvfb, options, { stdio: ["ignore", "pipe", "ignore"] });
  const [number] = await once(screen.stdout, "data");
  process.env.DISPLAY = `:${String(number).trim()}`;
  return () => {
    screen.kill();
    site.close();
    boxes.close();
  };
});

test("this machine has Firefox or WebKit", () => {
  const missing = ENGINES.filter(({ program }) => !program);
  for (const { name, packages } of missing)
    console.warn(`${name} is not on this machine, and was not tested. Try: apt-get install ${packages} xvfb`);
  expect(missing.length).toBeLessThan(ENGINES.length);
});

describe.each(ENGINES)("in $name", ({ name, program, start }) => {
  let view: View;

  beforeAll(async () => {
    if (!program) return;
    view = makeView(await start(program));
    return view.close;
  });
  beforeEach(async ({ skip }) => {
    skip(!program, `${name} is not on this machine`);
    await open("/robots.txt");
    await view.run(() => localStorage.clear());
    await view.resize(WIDE);
  });

  const open = (path: string) => view.open(site.origin + path);

  test.each(ROUTES)("%s is whole, fits a wide and a narrow window, and has no faults", async (path) => {
    await open(path);
    await view.count("h1, header, main, footer").toBe(4);
    for (const size of [WIDE, NARROW]) {
      await view.resize(size);
      await view.eventually(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
    }
    expect(await view.run(inPage.readFaults)).toEqual([]);
  });

  test("a filter survives a reload and Back from a design", async () => {
    const expectColored = () => view.count("#designs > li").toBe(colored.length);
    await open("/designs/");
    await view.click("[aria-haspopup=dialog]", "Filter");
    await view.click("[role=dialog]:popover-open label", "Color Ink");
    await expectColored();
    await view.reload();
    await expectColored();
    await view.click("#designs > li a");
    await view.eventually(() => location.pathname).toMatch(/^\/design\/\d+\/$/);
    await view.back();
    await expectColored();
  });

  test("the lightbox opens, and Back closes it and returns the focus", async () => {
    await open("/");
    await view.click("#work-2");
    await view.count(".pswp").toBe(1);
    await view.eventually(() => document.activeElement?.getAttribute("aria-label")).toBe("Tattoos");
    await view.back();
    await view.count(".pswp").toBe(0);
    await view
      .eventually(() => location.pathname + location.hash + document.activeElement?.id)
      .toBe("/work-2");
  });

  test("the Enter key pokes a drawing by tenths, and Escape makes it whole", async () => {
    await open("/design/1/");
    await view.run(() => document.querySelector<HTMLElement>("[data-poke=button]")?.focus());
    // What pokes is fetched when the page is idle.
    const step = async () => [await view.press("Enter"), await view.run(inPage.countDots)][1];
    await expect.poll(step).toBeGreaterThan(1900);
    await view.count("[data-plate] canvas").toBe(1);
    await view.press("Escape");
    await view.count("[data-plate] canvas").toBe(0);
  });

  test("a chosen skin tone shows the drawing on it", async () => {
    await open("/design/1/");
    await view.count("[data-tones] fieldset").toBe(0);
    await view.click("summary", "Preview on skin");
    await view.click("[data-tones] fieldset label", "Deep");
    await view.eventually(inPage.readTinted).toMatch(/-deep\.webp/);
  });

  test("a drawing on a photo looks as the model says", async () => {
    await view.open(`${boxes.origin}/design/1/?try`);
    await view.count("#try-on-dialog").toBe(1);
    await view.run(inPage.choosePhoto, "#try-on-dialog [type=file]", (await makeRamp()).toString("base64"));
    await view.click("#try-on-dialog button", "Skip");
    await view.eventually(() => document.activeElement?.getAttribute("aria-label")).toMatch(/on your photo$/);
    const aspectRatio = await view.run(inPage.readAspectRatio);
    const slide = (name: string, value: number) => view.run(inPage.moveSlider, name, String(value));
    const expectPixels = (expected: Omit<Expected, "aspectRatio">) =>
      expect
        .poll(async () => findWrongPixels(await view.run(inPage.readCanvas), { ...expected, aspectRatio }))
        .toEqual([]);
    await slide("Curve", 0);
    await expectPixels({ placement: FLAT });
    await slide("Turn", 30);
    await slide("Curve", 0.8);
    const bent = { ...FLAT, turn: 30, curve: 0.8 };
    await expectPixels({ placement: bent });
    await view.click("#try-on-dialog label", "Fresh");
    await slide("Strength", 0.5);
    await view.run(() => document.querySelector<HTMLElement>("#try-on-dialog [role=application]")?.focus());
    await view.press("ArrowLeft", { shift: true });
    const weak = { placement: { ...bent, x: bent.x - 0.05 }, look: "fresh", strength: 0.5 } as const;
    await expectPixels(weak);
    await view.click("#try-on-dialog button", "Set the size");
    await view.click("#try-on-dialog button", "Use this size");
    await expectPixels({ ...weak, placement: { ...weak.placement, size: REAL_SIZE } });
  });

  test("the desk finds the sheet in a photo", async () => {
    // The desk looks for photos, but reads none.
    const photos = readdirSync(`${STUDIO}/images`, { recursive: true, encoding: "utf8" });
    const files = Object.fromEntries([
      ...photos.map((path) => [`${STUDIO}/images/${path}`, ""]),
      ...FILE_NAMES.map((name) => [`${STUDIO}/${name}`, readFileSync(join(STUDIO, name), "utf8")]),
    ]);
    await open("/desk/");
    await view.count("[data-island=desk][data-hydrated] [type=password]").toBe(1);
    await view.run(inPage.answerAsGitHub, files);
    await view.click("[data-island=desk] button", "Sign in");
    await view.click("[data-island=desk] button", "Add a design");
    const drawing = join(STUDIO, "images", moonMoth.image);
    const photo = await photographSheet({ drawing, turn: 3, width: 1600, height: 1200 });
    await view.count("[data-island=desk] [type=file]").toBe(1);
    await view.run(inPage.choosePhoto, "[data-island=desk] [type=file]", photo.toString("base64"));
    await view
      .eventually(
        () => document.querySelector<HTMLImageElement>("[data-island=desk] img[alt=After]")?.naturalWidth,
      )
      .toSatisfy((width) => width > 0 && width < 800);
    expect(await view.run(inPage.readFaults)).toEqual([]);
  });
});
