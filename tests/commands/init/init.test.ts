/** `npm run init`: a new studio from eight answers. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { makeStudio } from "#init/make-studio.ts";
import { ask, readAnswers } from "#init/questions.ts";
import { loadContent } from "#studio/load.ts";
import { runCommand } from "../../support/run-command.ts";
import { makeTemporaryFolder } from "../../support/temporary-folder.ts";
import { ENTER, typeOn } from "./terminal.ts";

const TYPED = {
  name: 'Tom\'s "Dots": & Sons',
  place: "San José, CA",
  email: "hello@dots.example",
  booking: "cal.com/dots/session",
  url: "dots.example",
};
const ANSWERS = readAnswers(TYPED);

const init = (typed: object, name = folder) =>
  runCommand("init", [name, ...Object.entries(typed).map(([key, text]) => `--${key}=${text}`)], {
    cwd: join(folder, ".."),
  });

let folder: string;
beforeEach(() => {
  folder = join(makeTemporaryFolder(), "my studio");
});

describe("the studio", () => {
  test("is valid, contains the answers and nothing of the sample, and has a plain mark and no photos", () => {
    makeStudio(folder, ANSWERS, 2031);
    const { content, problems } = loadContent(folder);
    expect(problems).toEqual([]);
    expect(content?.studio).toMatchObject({
      name: "Tom’s “Dots”: & Sons",
      url: "https://dots.example",
      copyrightYear: 2031,
      contact: { email: "hello@dots.example" },
      tagline: "Hand-poked tattoos in San José, CA",
      location: { city: "San José", region: "CA" },
      brand: { word: "Tom’s “Dots”: & Sons", mark: "brand/mark.svg" },
      booking: {
        calendar: { origin: "https://app.cal.com", calLink: "dots/session", namespace: "session" },
      },
    });
    for (const name of ["catalogue.yaml", "portfolio.yaml", "studio.yaml"])
      expect(readFileSync(join(folder, name), "utf8").replaceAll(/#.*/g, "")).not.toMatch(
        /slow.?dot|portland/i,
      );
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\./.test(name),
    );
    expect(files.sort().join(" ")).toBe(
      "catalogue.yaml images/brand/mark.svg images/designs/.gitkeep images/portfolio/.gitkeep images/studio/.gitkeep portfolio.yaml studio.yaml",
    );
  });

  test.each([
    ["en-US", "USD"],
    ["ja-JP", "JPY"],
    ["es-CL", "CLP"],
  ])("has examples for %s in %s that are valid once their # is removed", (locale, currency) => {
    makeStudio(folder, { ...ANSWERS, locale, currency }, 2031);
    for (const name of ["portfolio.yaml", "studio.yaml"]) {
      const path = join(folder, name);
      const text = readFileSync(path, "utf8").replace(
        /^( *)# ( *(- |portrait:|(?!biography)\w+: ).*|map:|colors:|social:|books:|dates:|reviews:)$/gm,
        "$1$2",
      );
      writeFileSync(path, text.replace("service: none", "service: plausible"));
    }
    expect(loadContent(folder).problems.map(({ message }) => message.split(".")[0])).toEqual([
      "url belongs to provider: frame or link",
      "No file images/portfolio/paper-boat",
      "No file images/portfolio/paper-boat-fresh",
      "No file images/studio/1",
      "No file images/studio/portrait",
      "No file images/brand/display",
      "No file images/brand/text",
    ]);
  });

  test("has examples in its own currency and unit", () => {
    makeStudio(folder, { ...ANSWERS, locale: "pt-PT", currency: "EUR", units: "cm" }, 2031);
    const [catalogue, studio] = ["catalogue.yaml", "studio.yaml"].map((name) =>
      readFileSync(join(folder, name), "utf8"),
    );
    const own = { locale: "pt-PT", currency: "EUR", units: "cm" };
    expect(loadContent(folder).content?.studio).toMatchObject(own);
    expect(catalogue).toContain("#   size: H 6\n#   hours: '1-2'\n#   price: 200 €\n");
    expect(studio).toContain("#   - { amount: '50 €' }");
    expect(`${catalogue}${studio}`).not.toMatch(/\$\d|government/);
  });

  test("needs no city", () => {
    makeStudio(folder, { ...ANSWERS, place: null }, 2031);
    const { content, problems } = loadContent(folder);
    expect(problems).toEqual([]);
    expect(content?.studio.tagline).toBe("Hand-poked tattoos");
    expect(content?.studio.location).toEqual({ hours: "By appointment only", timeZone: "UTC" });
  });

  test("without answers takes bookings by e-mail, and npm run check names the address alone", () => {
    makeStudio(folder, { ...ANSWERS, place: null, booking: null, url: null }, 2031);
    expect(loadContent(folder).problems).toMatchObject([
      { subject: "url", message: expect.stringContaining("url is required, found nothing.") },
    ]);
    const path = join(folder, "studio.yaml");
    writeFileSync(path, readFileSync(path, "utf8").replace("\nurl:", "\nurl: https://dots.example"));
    expect(loadContent(folder).content?.studio.booking.calendar).toEqual({ provider: "mail" });
  });

  test("never overwrites anything", () => {
    mkdirSync(folder);
    writeFileSync(join(folder, "notes.txt"), "mine");
    expect(() => makeStudio(folder, ANSWERS, 2031)).toThrow("exists and is not empty. Choose another name.");
    expect(() => makeStudio(join(folder, "notes.txt"), ANSWERS, 2031)).toThrow("is a file.");
    expect(() => makeStudio(join(folder, "notes.txt/a"), ANSWERS, 2031)).toThrow("cannot be created");
    expect(readdirSync(folder)).toEqual(["notes.txt"]);
  });

  test("is not there when it cannot be finished, and replaces an empty folder", () => {
    const answers = { ...ANSWERS, currency: "no currency" };
    expect(() => makeStudio(join(folder, "deep"), answers, 2031)).toThrow();
    expect(existsSync(folder)).toBe(false);
    mkdirSync(folder);
    expect(() => makeStudio(folder, answers, 2031)).toThrow();
    expect(readdirSync(folder)).toEqual([]);
    makeStudio(folder, ANSWERS, 2031);
    expect(existsSync(join(folder, "studio.yaml"))).toBe(true);
  });
});

test("asks eight questions, and repeats each until its answer is valid", async () => {
  const again = (wrong: string, right: string) => [wrong, ENTER, "\u0015", right, ENTER];
  const terminal = typeOn([
    ...[ENTER, "Dots", ENTER, "Portland, OR", ENTER],
    ...again("me", "me@dots.example"),
    ...again("calendly.com/dots", "cal.eu/me/"),
    ...again("https://dots.example/site", "dots.example"),
    ...again("xx-invalid!", "pt-PT"),
    ...["EUR", ENTER, ENTER],
  ]);
  expect(readAnswers(await ask({}, terminal))).toEqual({
    name: "Dots",
    place: "Portland, OR",
    email: "me@dots.example",
    booking: { origin: "https://app.cal.eu", calLink: "me", namespace: "me" },
    url: "https://dots.example",
    ...{ locale: "pt-PT", currency: "EUR", units: "in" },
  });
  expect(terminal.printed()).toContain("This cannot be blank. Write text such as Slow Dot Tattoo");
  expect(terminal.printed()).toContain("Expected the address without a folder, such as https://");
});

test("reports all wrong options together", () => {
  const { status, stderr } = init({ name: " ", email: "me", booking: "calendly.com/dots", url: "dots" });
  expect(status).toBe(1);
  expect(stderr).toMatchInlineSnapshot(`
    "--name: This cannot be blank. Write text such as Slow Dot Tattoo
    --email: Expected an e-mail address such as hello@slowdot.example, found the text "me".
    --booking: Expected an address at Cal.com such as https://cal.com/slow-dot/session
    --url: Expected a web address such as https://slowdot.example, found the text "dots".
    Nothing was created.
    "
  `);
});

test("names the missing options when there is nobody to ask, and creates nothing", () => {
  expect(init({ name: "Dots" })).toMatchObject({
    status: 1,
    stderr:
      "Missing: --place, --email, --booking, --url. The option --help explains them.\nNothing was created.\n",
  });
  expect(existsSync(folder)).toBe(false);
  expect(init(TYPED)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("The file .env names your studio."),
  });
  expect(loadContent(folder).content?.studio.name).toBe("Tom’s “Dots”: & Sons");
});

test("the file .env keeps its other lines, and names the new studio for the commands that follow", () => {
  const cwd = join(folder, "..");
  writeFileSync(join(cwd, ".env"), "# Mine\nCONTENT='other'\nPORT=8080\n");
  init(TYPED, "my studio");
  expect(readFileSync(join(cwd, ".env"), "utf8")).toBe("CONTENT=my studio\n# Mine\nPORT=8080\n");
  expect(runCommand("check", [], { cwd, env: { CONTENT: undefined } })).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("no designs"),
  });
});
