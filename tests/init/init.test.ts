/** A new studio, from six answers. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { loadContent } from "#content/load-content.ts";
import { ask } from "../../scripts/add/question.ts";
import { makeStudio } from "../../scripts/init/make-studio.ts";
import { readOptions } from "../../scripts/init/options.ts";
import { answersSchema, QUESTIONS } from "../../scripts/init/questions.ts";
import { ENTER, typeOn } from "../add/terminal.ts";
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
const ANSWERS = answersSchema.parse(readOptions(toArgs(FLAGS)).answers);

let folder: string;
beforeEach(() => {
  folder = join(makeTemporaryFolder(), "my-studio");
});

describe("the studio", () => {
  test("is valid, contains the answers, and has no picture", () => {
    makeStudio(folder, ANSWERS, 2031);
    const { content, problems } = loadContent(folder);
    expect(problems).toEqual([]);
    expect(content?.studio).toMatchObject({
      name: "Tom’s “Dots”: & Sons",
      url: "https://dots.example",
      copyrightYear: 2031,
      contact: { email: "hello@dots.example" },
      location: { city: "san José", region: "CA" },
      social: { label: "Instagram", url: "https://www.instagram.com/dots/" },
      booking: { origin: "https://app.cal.com", calLink: "dots/session", namespace: "session" },
    });
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
      "catalogue.yaml",
      "images",
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
        /^( *)# ( *(- |portrait:|(?!biography)\w+: ).*|map:)$/gm,
        "$1$2",
      );
      writeFileSync(path, text);
    }
    expect(loadContent(folder).problems.map(({ message }) => message.split(".")[0])).toEqual([
      "No file images/portfolio/paper-boat",
      "No file images/studio/1",
      "No file images/studio/portrait",
    ]);
  });

  test("has no social link where none is given", () => {
    makeStudio(folder, { ...ANSWERS, social: null }, 2031);
    expect(loadContent(folder).content?.studio.social).toBeUndefined();
  });

  test("never overwrites anything", () => {
    mkdirSync(folder);
    writeFileSync(join(folder, "notes.txt"), "mine");
    expect(() => makeStudio(folder, ANSWERS, 2031)).toThrow("exists and is not empty. Choose another name.");
    for (const place of ["notes.txt", "notes.txt/dots"])
      expect(() => makeStudio(join(folder, place), ANSWERS, 2031)).toThrow("is a file.");
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
    ...again("Portland", "Portland, or"),
    ...again("me", "me@dots.example"),
    ...again("cal.com", "book.dots.example/me"),
    ...[...again("@dots", "").slice(0, -2), ENTER],
    ...again("https://dots.example/site", "dots.example"),
  ];
  const terminal = typeOn(keys);
  expect(await ask(QUESTIONS, {}, terminal)).toEqual({
    name: "Dots",
    place: { city: "Portland", region: "OR" },
    email: "me@dots.example",
    booking: { origin: "https://book.dots.example", calLink: "me", namespace: "me" },
    social: null,
    url: "https://dots.example",
  });
  expect(terminal.printed()).toContain("This cannot be blank. Write text such as Slow Dot Tattoo");
  expect(terminal.printed()).toContain("Expected the address without a folder. Write https://dots.example;");
});

test("all wrong flags are reported together", () => {
  const flags = {
    "--name": " ",
    "--place": "Portland",
    "--email": "me",
    "--booking": "cal.com",
    "--social": "@me",
    "--url": "dots",
  };
  let message = "";
  try {
    readOptions(toArgs(flags));
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toMatchInlineSnapshot(`
    "--name: This cannot be blank. Write text such as Slow Dot Tattoo
    --place: Write the city, a comma and the state in two letters, such as Portland, OR
    --email: Expected an e-mail address such as hello@slowdot.example, found the text "me".
    --booking: Write the whole address of your booking page, such as https://cal.com/slow-dot/session
    --social: Write the whole address of your profile, such as https://www.instagram.com/slowdot/
    --url: Write the address at which visitors will find the site, such as https://slowdot.com"
  `);
});

test.each([
  [["a", "b"], "One folder, please: a, b"],
  [["--nmae"], "Unknown option '--nmae'"],
])("%j is refused", (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});

test("names what is missing where nobody can be asked, and makes nothing", () => {
  const init = (...args: string[]) =>
    spawnSync(process.execPath, ["--import", "tsx", "scripts/init.ts", folder, ...args], {
      input: "",
      encoding: "utf8",
    });
  expect(init("--name=Dots")).toMatchObject({
    status: 1,
    stderr:
      "Missing: --place, --email, --booking, --social, --url. npm run init -- --help explains them.\nNothing was made.\n",
  });
  expect(existsSync(folder)).toBe(false);
  expect(init(...toArgs(FLAGS)).status).toBe(0);
  expect(loadContent(folder).content?.studio.name).toBe("Tom’s “Dots”: & Sons");
});
