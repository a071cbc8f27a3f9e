/** A new studio, from six answers. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { loadContent } from "#content/load-content.ts";
import { ask, readAnswers, readCommand } from "../../scripts/add/question.ts";
import { makeStudio } from "../../scripts/init/make-studio.ts";
import { answersSchema, QUESTIONS } from "../../scripts/init/questions.ts";
import { ENTER, typeOn } from "../add/terminal.ts";
import { runCommand } from "../run-command.ts";
import { makeTemporaryFolder } from "../temporary-folder.ts";

const FLAGS = {
  "--name": 'Tom\'s "Dots": & Sons',
  "--place": "san José, ca",
  "--email": "hello@dots.example",
  "--booking": "cal.com/dots/session",
  "--social": "www.instagram.com/dots/",
  "--url": "dots.example",
};

const toArgs = (flags: object) => Object.entries(flags).flat();
const read = (args: string[]) => readAnswers(QUESTIONS, readCommand(args, QUESTIONS));
const ANSWERS = answersSchema.parse(read(toArgs(FLAGS)));

let folder: string;
beforeEach(() => {
  folder = join(makeTemporaryFolder(), "my studio");
});

describe("the studio", () => {
  test("is valid, contains the answers, and has a plain mark and no photo", () => {
    makeStudio(folder, ANSWERS, 2031);
    const { content, problems } = loadContent(folder);
    expect(problems).toEqual([]);
    expect(content?.studio).toMatchObject({
      name: "Tom’s “Dots”: & Sons",
      url: "https://dots.example",
      copyrightYear: 2031,
      contact: { email: "hello@dots.example" },
      location: { city: "san José", region: "CA", country: "US" },
      brand: { word: "Tom’s “Dots”: & Sons", mark: "brand/mark.svg" },
      social: { label: "Instagram", url: "https://www.instagram.com/dots/" },
      booking: { origin: "https://app.cal.com", calLink: "dots/session", namespace: "session" },
    });
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
      "catalogue.yaml",
      "images",
      "images/brand",
      "images/brand/mark.svg",
      "images/designs",
      "images/designs/.gitkeep",
      "images/portfolio",
      "images/portfolio/.gitkeep",
      "images/studio",
      "images/studio/.gitkeep",
      "portfolio.yaml",
      "studio.yaml",
    ]);
  });

  test("mentions the sample's studio only in comments", () => {
    makeStudio(folder, ANSWERS, 2031);
    for (const name of ["catalogue.yaml", "portfolio.yaml", "studio.yaml"]) {
      const read = readFileSync(join(folder, name), "utf8").replaceAll(/#.*/g, "");
      expect(read).not.toMatch(/slow.?dot|portland/i);
    }
  });

  test("has examples that are valid as soon as their # is gone", () => {
    makeStudio(folder, ANSWERS, 2031);
    for (const name of ["portfolio.yaml", "studio.yaml"]) {
      const path = join(folder, name);
      const text = readFileSync(path, "utf8").replace(
        /^( *)# ( *(- |portrait:|(?!biography)\w+: ).*|map:|colors:)$/gm,
        "$1$2",
      );
      writeFileSync(path, text);
    }
    expect(loadContent(folder).problems.map(({ message }) => message.split(".")[0])).toEqual([
      "No file images/portfolio/paper-boat",
      "No file images/portfolio/paper-boat-fresh",
      "No file images/studio/1",
      "No file images/studio/portrait",
      "No file images/brand/display",
      "No file images/brand/text",
    ]);
  });

  test("has neither a social link nor a place where none is given", () => {
    makeStudio(folder, { ...ANSWERS, social: null, place: null }, 2031);
    const { content, problems } = loadContent(folder);
    expect(problems).toEqual([]);
    expect(content?.studio).toMatchObject({ tagline: "Hand-poked tattoos", location: {} });
    expect([content?.studio.social, content?.studio.location.city]).toEqual([undefined, undefined]);
  });

  test("has the usual mode", () => {
    const usual = join(makeTemporaryFolder(), "usual");
    mkdirSync(usual);
    makeStudio(folder, ANSWERS, 2031);
    expect(statSync(folder).mode).toBe(statSync(usual).mode);
  });

  test("never overwrites anything", () => {
    mkdirSync(folder);
    writeFileSync(join(folder, "notes.txt"), "mine");
    expect(() => makeStudio(folder, ANSWERS, 2031)).toThrow("exists and is not empty. Choose another name.");
    expect(() => makeStudio(join(folder, "notes.txt"), ANSWERS, 2031)).toThrow("is a file.");
    expect(() => makeStudio(join(folder, "notes.txt/a"), ANSWERS, 2031)).toThrow("cannot be made");
    expect(readdirSync(folder)).toEqual(["notes.txt"]);
  });

  test("replaces an empty folder", () => {
    mkdirSync(folder);
    makeStudio(folder, ANSWERS, 2031);
    expect(existsSync(join(folder, "studio.yaml"))).toBe(true);
  });
});

test("asks six questions, each again until its answer is valid", async () => {
  const again = (wrong: string, right: string) => [wrong, ENTER, "\u0015", right, ENTER];
  const keys = [
    ...[ENTER, "Dots", ENTER],
    ...again("a, b, c, d", "Portland, or"),
    ...again("me", "me@dots.example"),
    ...again("calendly.com/dots", "cal.eu/me/"),
    ...[...again("@dots", "").slice(0, -2), ENTER],
    ...again("https://dots.example/site", "dots.example"),
  ];
  const terminal = typeOn(keys);
  expect(await ask(QUESTIONS, {}, terminal)).toEqual({
    name: "Dots",
    place: { city: "Portland", region: "OR", country: "US", town: "Portland, OR" },
    email: "me@dots.example",
    booking: { origin: "https://app.cal.eu", calLink: "me", namespace: "me" },
    social: null,
    url: "https://dots.example",
  });
  expect(terminal.printed()).toContain("This cannot be blank. Write text such as Slow Dot Tattoo");
  expect(terminal.printed()).toContain("Expected the address without a folder. Write https://dots.example;");
});

test("all wrong flags are reported together", () => {
  const flags = {
    "--name": " ",
    "--place": "a, b, c",
    "--email": "me",
    "--booking": "calendly.com/dots",
    "--social": "@me",
    "--url": "dots",
  };
  let message = "";
  try {
    read(toArgs(flags));
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toMatchInlineSnapshot(`
    "--name: This cannot be blank. Write text such as Slow Dot Tattoo
    --place: Write the city, and after commas the state and the country if you like, such as "Bogotá, Colombia"
    --email: Expected an e-mail address such as hello@slowdot.example, found the text "me".
    --booking: The calendar of this site is Cal.com's. Write the address of your booking page there, such as https://cal.com/slow-dot/session
    --social: Write the whole address of your profile, such as https://www.instagram.com/slowdot/
    --url: Write the address at which visitors will find the site, such as https://slowdot.com"
  `);
});

test.each([
  ["Portland, OR 97214", { city: "Portland", region: "OR", postalCode: "97214", country: "US" }],
  ["Portland, Oregon", { city: "Portland", region: "Oregon" }],
  ["São Paulo", { city: "São Paulo" }],
  ["Bogotá, Colombia", { city: "Bogotá", country: "CO" }],
  ["Toronto, ON M5V 2T6, Canada", { city: "Toronto", region: "ON", postalCode: "M5V 2T6", country: "CA" }],
  ["Leeds, UK", { city: "Leeds", country: "GB" }],
  ["10115 Berlin, Germany", { city: "Berlin", postalCode: "10115", country: "DE" }],
])("%s is a place", (typed, place) => {
  expect(read([`--place=${typed}`])).toEqual({ place: { ...place, town: expect.any(String) } });
});

test("names what is missing where nobody can be asked, and makes nothing", () => {
  const init = (...args: string[]) => runCommand("init", [folder, ...args]);
  expect(init("--name=Dots")).toMatchObject({
    status: 1,
    stderr:
      "Missing: --place, --email, --booking, --social, --url. The option --help explains them.\nNothing was made.\n",
  });
  expect(existsSync(folder)).toBe(false);
  expect(init("another", ...toArgs(FLAGS)).stderr).toContain("Name one folder");
  expect(init(...toArgs(FLAGS))).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(`CONTENT="${folder}" npm`),
  });
  expect(loadContent(folder).content?.studio.name).toBe("Tom’s “Dots”: & Sons");
});
