/** The desk of a studio whose files have errors. */
import { join } from "node:path";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { listFiles } from "#files/files.ts";
import type { Store } from "../../../pages/desk/store/store.ts";
import { Tasks } from "../../../pages/desk/Tasks.tsx";
import type { Saving } from "../../../pages/desk/use-saving.ts";
import { FILES, makeSite } from "../../scripts/content/site.ts";

test("an error in the files is shown instead of the designs, with a link to its line in GitHub's editor", () => {
  const catalogue = FILES.catalogue.replace("isColor: false", "isColor: maybe");
  const line = catalogue.split("\n").findIndex((text) => text.includes("maybe")) + 1;
  const snapshot = {
    texts: { "catalogue.yaml": catalogue, "portfolio.yaml": FILES.portfolio, "studio.yaml": FILES.studio },
    images: listFiles(join(makeSite(), "images")),
    version: "",
    editor: "https://github.com/lantern/site/edit/main/studio/",
  };
  const html = renderToString(
    <Tasks
      snapshot={snapshot}
      store={{} as Store}
      saving={{} as Saving}
      paper={[255, 255, 255]}
      pictures={{}}
    />,
  );
  expect(html).toContain("The files have errors");
  expect(html).toContain("Expected true or false");
  expect(html).toContain(`href="${snapshot.editor}catalogue.yaml#L${line}"`);
  expect(html).not.toContain("Add a design");
});
