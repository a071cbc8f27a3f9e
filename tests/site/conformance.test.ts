/**
 * Every page is valid HTML according to html-validate. vnu would need Java and rejects newer features that browsers
 * support: view transitions, and `relative_to` in speculation rules. It finds nothing else.
 */
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { listFiles } from "#files/files.ts";
import { SECOND_SITE, SITE } from "../fixtures/studio.ts";
import { readBuilt } from "../support/built-pages.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // The button that opens the skin tones names their group.
    "wcag/h71": "off",
  },
});

test.each([SITE, SECOND_SITE])("every page of %s is valid HTML", async (site) => {
  const files = listFiles(site).filter((name) => name.endsWith(".html"));
  expect(files.length).toBeGreaterThan(7);
  for (const file of files) {
    const { results } = await validator.validateString(readBuilt(file, site));
    const messages = results.flatMap((result) =>
      result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    );
    expect(messages, file).toEqual([]);
  }
});
