/**
 * Every page is valid HTML, by html-validate: vnu needs Java, and it refuses what browsers know: newer CSS such as view
 * transitions, `rel=expect`, and `relative_to` in speculation rules. Nothing else does it find in the built pages.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { SITE } from "../fixtures/studio.ts";
import { expect, test } from "./test.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // The skin tones are named by the button that opens them.
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
