/** The command that reports every content problem, run as the artist runs it. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { type Edits, makeSite, write } from "./content/site.ts";

function check(root: string, ...args: string[]) {
  const command = ["--import", "tsx", "scripts/check.ts", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: "utf8",
    env: { ...process.env, CONTENT: root, GITHUB_ACTIONS: "" },
  });
  return { status, stdout, stderr };
}

const MISTAKES: Edits = {
  catalogue: [
    ["price: $700", "price: 700"],
    ["isColor: true", "isColor: yes"],
  ],
  studio: [["calLink: slow-dot/session", "calLink:"]],
};

test("says in one line that all is well", () => {
  expect(check(makeSite())).toEqual({
    status: 0,
    stdout: "4 designs, 2 works, 6 studio photos: all is well.\n",
    stderr: "",
  });
});

test("reports the problems of texts and photos, exits with 1, writes nothing, and names --fix where it helps", () => {
  const root = makeSite(MISTAKES);
  write(root, "images/studio/4.jpg", "a text");
  const before = readdirSync(root, { recursive: true });
  const { status, stdout, stderr } = check(root);
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toMatchInlineSnapshot(`
    "catalogue.yaml:11:10  design 12 "Moon Moth" › price
      Expected a price such as $650 or $80 each, the words on request, or nothing, found the number 700. Write it like this: price: $700
    catalogue.yaml:28:12  design 14 "Honey Bee" › isColor
      Expected true or false, found the text "yes". Write it like this: isColor: true
    portfolio.yaml:20:10  studio photo 4 › src
      images/studio/4.jpg is not a photo, whatever its name says. Expected a JPEG, HEIC, PNG, WebP, AVIF or GIF.
    studio.yaml:35:11  booking › calLink
      calLink is required, found nothing. The booking address after its origin; the page cannot work without it. Write a line such as: calLink: slow-dot/session

    4 problems. To fix what has only one right answer: npm run check -- --fix
    "
  `);
  expect(readdirSync(root, { recursive: true })).toEqual(before);
});

test("--fix writes without a terminal and reports what is left", () => {
  const { status, stdout, stderr } = check(makeSite(MISTAKES), "--fix");
  expect(status).toBe(1);
  expect(stdout).toMatchInlineSnapshot(`
    "catalogue.yaml:11
    -   price: 700
    +   price: $700
    catalogue.yaml:28
    -   isColor: yes
    +   isColor: true

    Wrote catalogue.yaml.

    "
  `);
  expect(stderr).toMatchInlineSnapshot(`
    "studio.yaml:35:11  booking › calLink
      calLink is required, found nothing. The booking address after its origin; the page cannot work without it. Write a line such as: calLink: slow-dot/session

    1 problem.
    "
  `);
});
