/** Printing problems on the terminal and on GitHub Actions. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import {
  formatProblems,
  OriginalError,
  originalErrorOrThrow,
  type Problem,
  UserError,
} from "#content/problem.ts";
import { explainError, reportProblems, reportRemarks, toAnnotation } from "#studio/report.ts";
import { makeTemporaryFolder } from "../../support/temporary-folder.ts";

const koi: Problem = {
  file: "catalogue.yaml",
  line: 57,
  column: 10,
  subject: 'design 19 "Koi" › image',
  message: "No file images/designs/019-koy.jpg. Did you mean images/designs/019-koi.jpg?",
};
const moth: Problem = {
  file: "catalogue.yaml",
  line: 41,
  column: 11,
  subject: 'design 12 "Moon Moth" › isColor',
  message: 'Expected true or false, found the text "yes".',
};

/** Returns what is printed in an environment, which is not GitHub Actions unless it says so. */
function printed(report: () => void, env: Record<string, string> = {}): { errors: string; logs: string } {
  const [error, log] = (["error", "log"] as const).map((name) => vi.spyOn(console, name).mockReturnValue());
  const whole = { GITHUB_ACTIONS: "", GITHUB_STEP_SUMMARY: "", ...env };
  for (const [name, value] of Object.entries(whole)) vi.stubEnv(name, value);
  report();
  const said = { errors: error?.mock.calls.join("\n") ?? "", logs: log?.mock.calls.join("\n") ?? "" };
  vi.restoreAllMocks();
  return said;
}

const ON_ACTIONS = { GITHUB_ACTIONS: "true" };

test("annotations follow the report on GitHub Actions, and nowhere else", () => {
  const report = () => reportProblems([koi, moth], "Nothing was built.");
  const { errors, logs } = printed(report, ON_ACTIONS);
  expect(errors).toBe(formatProblems([koi, moth], "Nothing was built."));
  expect(logs.split("\n")).toEqual([toAnnotation(moth), toAnnotation(koi)]);
  expect(printed(report).logs).toBe("");
});

test("annotations replace the text of remarks, because the log would show both", () => {
  const report = () => reportRemarks([koi]);
  expect(`${printed(report).logs}\n${printed(report, ON_ACTIONS).logs}`).toMatchInlineSnapshot(`
    "
    Is this intended?
    catalogue.yaml:57:10  design 19 "Koi" › image
      No file images/designs/019-koy.jpg. Did you mean images/designs/019-koi.jpg?
    ::warning file=catalogue.yaml,line=57,col=10,title=design 19 "Koi" › image::No file images/designs/019-koy.jpg. Did you mean images/designs/019-koi.jpg?"
  `);
  expect(printed(() => reportRemarks([], "Is this intended?")).logs).toBe("");
});

test("one mistake in many entries is told once, with the lines of all", () => {
  const priced = (id: number, found: string): Problem => ({
    ...moth,
    line: 10 * id,
    subject: `design ${id} › price`,
    message: `Expected a price such as $650, found ${found}. This studio's prices are in US dollars.`,
  });
  const problems = [
    priced(3, 'the text "80 €"'),
    priced(2, "the number 70"),
    moth,
    priced(1, 'the text "“60” €"'),
    { ...priced(4, "the number 70"), file: "other.yaml" },
    { ...priced(5, "the number 70"), subject: "design 5 › left" },
  ];
  const report = () => reportProblems(problems);
  expect(printed(report).errors).toMatchInlineSnapshot(`
    "catalogue.yaml:10:11  design 1 › price
      Expected a price such as $650, found the text "“60” €". This studio's prices are in US dollars. The same on lines 20, 30.
    catalogue.yaml:41:11  design 12 "Moon Moth" › isColor
      Expected true or false, found the text "yes".
    catalogue.yaml:50:11  design 5 › left
      Expected a price such as $650, found the number 70. This studio's prices are in US dollars.
    other.yaml:40:11  design 4 › price
      Expected a price such as $650, found the number 70. This studio's prices are in US dollars.

    6 problems."
  `);
  expect(printed(report, ON_ACTIONS).logs.split("\n")).toHaveLength(4);
});

const bug = new TypeError("x is not a function");
const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });

// biome-ignore format: a row a line
test.each([
  ["a mistake", new UserError("Choose another folder."), "Choose another folder."],
  ["an option", Object.assign(new Error("Unknown option '-x'"), { code: "ERR_PARSE_ARGS_X" }), "Unknown option '-x'"],
  ["the disk", full, "ENOSPC: no space left on device, write"],
  ["a file that the disk refused", new Error("dist/ cannot be written.", { cause: full }), "dist/ cannot be written."],
  ["what was caught because of a mistake", new Error("No site.", { cause: new UserError("No photo.") }), "No site."],
  [
    "the disk, by way of Rolldown",
    new Error("Build failed\n\nCaused by:\n    No space left on device (os error 28)\n\nStack backtrace:"),
    "No space left on device (os error 28)",
  ],
  ["the disk, by way of Vike", new Error(`Error: ${full.stack}`), "ENOSPC: no space left on device, write"],
  ["a bug", bug, bug.stack],
  ["what is no error", "stop", "stop"],
])("explains %s", (_, error, words) => {
  expect(explainError(error)).toBe(words);
});

test("only what is wrong with a photo is a reason to leave it out", () => {
  const photo = new OriginalError("moth.jpg", "is empty. Copy the photo again.", bug);
  expect(originalErrorOrThrow(photo)).toBe(photo);
  expect(photo).toMatchObject({ message: "images/moth.jpg is empty. Copy the photo again.", cause: bug });
  expect(() => originalErrorOrThrow(bug)).toThrow(bug);
});

test("annotations stay on one line with intact properties, whatever the texts contain", () => {
  const message = "100%: a, b\r\nc";
  expect(toAnnotation({ ...koi, subject: 'policy "Note: 5%, or\nless"', message })).toMatchInlineSnapshot(
    `"::error file=catalogue.yaml,line=57,col=10,title=policy "Note%3A 5%25%2C or%0Aless"::100%25: a, b%0D%0Ac"`,
  );
});

test("the summary of a run says what is wrong, with a link that edits the line in the studio's folder", () => {
  const summary = join(makeTemporaryFolder(), "summary.md");
  printed(() => reportProblems([koi, { ...moth, message: "Expected *one*\n  of <two>." }]), {
    ...ON_ACTIONS,
    GITHUB_STEP_SUMMARY: summary,
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_REPOSITORY: "moth/slow-dot",
    GITHUB_HEAD_REF: "",
    GITHUB_REF_NAME: "main",
    CONTENT: "docs",
  });
  expect(readFileSync(summary, "utf8")).toMatchInlineSnapshot(`
    "### Nothing was published, and your site is unchanged

    - **design 12 "Moon Moth" › isColor**: Expected \\*one\\* of \\<two\\>. [Edit line 41 of docs/catalogue.yaml](https://github.com/moth/slow-dot/edit/main/docs/catalogue.yaml#L41)
    - **design 19 "Koi" › image**: No file images/designs/019-koy.jpg. Did you mean images/designs/019-koi.jpg? [Edit line 57 of docs/catalogue.yaml](https://github.com/moth/slow-dot/edit/main/docs/catalogue.yaml#L57)
    "
  `);
});
