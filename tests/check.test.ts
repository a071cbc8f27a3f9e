/** The command that reports every content problem, run as the artist runs it. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { makeSite, write } from "./content/site.ts";

function check(root: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/check.ts"], {
    encoding: "utf8",
    env: { ...process.env, CONTENT: root, GITHUB_ACTIONS: "" },
  });
  return { status, stdout, stderr };
}

test("says in one line that all is well", () => {
  expect(check(makeSite())).toEqual({
    status: 0,
    stdout: "4 designs, 2 works, 6 studio photos: all is well.\n",
    stderr: "",
  });
});

test("reports the problems of texts and photos, exits with 1 and writes nothing", () => {
  const root = makeSite({
    catalogue: [["isColor: true", "isColor: yes"]],
    studio: [["calLink: slow-dot/session", "calLink:"]],
  });
  write(root, "images/studio/4.jpg", "a text");
  const before = readdirSync(root, { recursive: true });
  const { status, stdout, stderr } = check(root);
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toMatchInlineSnapshot(`
    "catalogue.yaml:28:12  design 14 "Honey Bee" › isColor
      Expected true or false, found the text "yes". Write isColor: true.
    portfolio.yaml:20:10  studio photo 4 › src
      images/studio/4.jpg is no photo, whatever its name says. Expected a JPEG, PNG, WebP, AVIF or GIF.
    studio.yaml:35:11  booking › calLink
      calLink is required, found nothing. The booking address after its origin; the page cannot work without it. Write it like this: calLink: slow-dot/session

    3 problems.
    "
  `);
  expect(readdirSync(root, { recursive: true })).toEqual(before);
});

test.each(["[", "{a: ", "- ", "? "])(
  "a file that nests %j without end is a problem, and no crash",
  (part) => {
    const { status, stderr } = check(makeSite({ catalogue: part.repeat(50_000) }));
    expect(stderr).toMatch(/^catalogue\.yaml:1:\d+ {2}.*\n {2}This is nested too deeply\./);
    expect(status).toBe(1);
  },
);
