/**
 * Every page is valid HTML according to html-validate. vnu would need Java and rejects newer features that browsers
 * support: view transitions, `rel=expect`, and `relative_to` in speculation rules. It finds nothing else.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { SITE } from "../fixtures/studio.ts";
import { expect, test } from "../support/page/test.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // The button that opens the skin tones names their group.
    "wcag/h71": "off",
  },
});

test("every page is valid HTML", async () => {
  const files = readdirSync(SITE, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );
  expect(files.length).toBeGreaterThan(8);
  for (const file of files) {
    const { results } = await validator.validateString(readFileSync(join(SITE, file), "utf8"));
    const messages = results.flatMap((result) =>
      result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    );
    expect(messages, file).toEqual([]);
  }
});
