/**
 * Every page is valid HTML according to html-validate. vnu would need Java and rejects newer features that browsers
 * support: view transitions, and `relative_to` in speculation rules. It finds nothing else.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { SITE } from "#files/folders.ts";
import { readSettings } from "#files/settings.ts";
import { STUDIO } from "../fixtures/studio.ts";
import { readBuilt } from "../support/built-pages.ts";

const { contentFolder } = readSettings();

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // The disclosure of the skin tones names their group.
    "wcag/h71": "off",
  },
});

// An artist's own texts may break rules of style, such as the length of a title.
test.runIf(contentFolder === STUDIO)("every page is valid HTML", async () => {
  const site = join(contentFolder, SITE);
  const files = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );
  expect(files.length).toBeGreaterThan(8);
  for (const file of files) {
    const { results } = await validator.validateString(readBuilt(file, site));
    const messages = results.flatMap((result) =>
      result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    );
    expect(messages, file).toEqual([]);
  }
});
