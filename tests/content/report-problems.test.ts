/** How problems are printed, on the terminal and for GitHub Actions. */
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  formatProblems,
  type Problem,
  reportProblems,
  reportRemarks,
  toAnnotation,
} from "#content/problem.ts";

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
describe("annotations", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  function printed(): { errors: string; logs: string } {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    reportProblems([koi, moth], "Nothing was built.");
    return { errors: error.mock.calls.join("\n"), logs: log.mock.calls.join("\n") };
  }

  test("are printed after the report in GitHub Actions", () => {
    vi.stubEnv("GITHUB_ACTIONS", "true");
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

  test("of remarks replace their text, because the log shows both", () => {
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
