/** Printing problems on the terminal and on GitHub Actions. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { formatProblems, type Problem } from "#content/problem";
import { reportProblems, reportRemarks } from "#content/report";
import { toAnnotation } from "../../../scripts/content/github.ts";
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

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe("annotations", () => {
  function printed(): { errors: string; logs: string } {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    reportProblems([koi, moth], "Nothing was built.");
    return { errors: error.mock.calls.join("\n"), logs: log.mock.calls.join("\n") };
  }

  test("follow the report on GitHub Actions", () => {
    vi.stubEnv("GITHUB_ACTIONS", "true");
    vi.stubEnv("GITHUB_STEP_SUMMARY", "");
    const { errors, logs } = printed();
    expect(errors).toBe(formatProblems([koi, moth], "Nothing was built."));
    expect(logs).toMatchInlineSnapshot(`
      "::error file=catalogue.yaml,line=41,col=11,title=design 12 "Moon Moth" › isColor::Expected true or false, found the text "yes".
      ::error file=catalogue.yaml,line=57,col=10,title=design 19 "Koi" › image::No file images/designs/019-koy.jpg. Did you mean images/designs/019-koi.jpg?"
    `);
  });

  test("are not printed anywhere else", () => {
    vi.stubEnv("GITHUB_ACTIONS", "");
    expect(printed().logs).toBe("");
  });

  test("replace the text of remarks, because the log would show both", () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    for (const actions of ["", "true"]) {
      vi.stubEnv("GITHUB_ACTIONS", actions);
      reportRemarks([koi]);
    }
    expect(log.mock.calls.join("\n")).toMatchInlineSnapshot(`
      "
      Is this intended?
      catalogue.yaml:57:10  design 19 "Koi" › image
        No file images/designs/019-koy.jpg. Did you mean images/designs/019-koi.jpg?
      ::warning file=catalogue.yaml,line=57,col=10,title=design 19 "Koi" › image::No file images/designs/019-koy.jpg. Did you mean images/designs/019-koi.jpg?"
    `);
    log.mockClear();
    reportRemarks([]);
    expect(log).not.toHaveBeenCalled();
  });

  test("stay on one line with intact properties, whatever the texts contain", () => {
    const message = "100%: a, b\r\nc";
    expect(toAnnotation({ ...koi, subject: 'policy "Note: 5%, or\nless"', message })).toMatchInlineSnapshot(
      `"::error file=catalogue.yaml,line=57,col=10,title=policy "Note%3A 5%25%2C or%0Aless"::100%25: a, b%0D%0Ac"`,
    );
  });
});

test("the summary of a run says what is wrong, with a link that edits the line in the studio's folder", () => {
  const summary = join(makeTemporaryFolder(), "summary.md");
  const env = {
    GITHUB_ACTIONS: "true",
    GITHUB_STEP_SUMMARY: summary,
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_REPOSITORY: "moth/slow-dot",
    GITHUB_HEAD_REF: "",
    GITHUB_REF_NAME: "main",
    CONTENT: "my-studio",
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "log").mockImplementation(() => {});
  reportProblems([koi, { ...moth, message: "Expected *one*\n  of <two>." }]);
  expect(readFileSync(summary, "utf8")).toMatchInlineSnapshot(`
    "### Nothing was published, and your site is unchanged

    - **design 12 "Moon Moth" › isColor**: Expected \\*one\\* of \\<two\\>. [Edit line 41 of my-studio/catalogue.yaml](https://github.com/moth/slow-dot/edit/main/my-studio/catalogue.yaml#L41)
    - **design 19 "Koi" › image**: No file images/designs/019-koy.jpg. Did you mean images/designs/019-koi.jpg? [Edit line 57 of my-studio/catalogue.yaml](https://github.com/moth/slow-dot/edit/main/my-studio/catalogue.yaml#L57)
    "
  `);
});
