/** The desk of a studio whose files have mistakes. */
import { join } from "node:path";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { listFiles } from "#files/files.ts";
import type { Store } from "../../../pages/desk/store/store.ts";
import type { Saving } from "../../../pages/desk/use-saving.ts";
import { Workbench } from "../../../pages/desk/Workbench.tsx";
import { FILES, makeSite } from "../../scripts/content/site.ts";

test("a mistake in the files is shown instead of the designs, with a link to its line in GitHub's editor", () => {
  const catalogue = FILES.catalogue.replace("isColor: false", "isColor: maybe");
  const line = catalogue.split("\n").findIndex((text) => text.includes("maybe")) + 1;
  const snapshot = {
    texts: { "catalogue.yaml": catalogue, "portfolio.yaml": FILES.portfolio, "studio.yaml": FILES.studio },
    images: listFiles(join(makeSite(), "images")),
    version: "",
    editor: "https://github.com/lantern/site/edit/main/studio/",
  };
  const html = renderToString(
    <Workbench
      snapshot={snapshot}
      store={{} as Store}
      saving={{} as Saving}
      paper={[255, 255, 255]}
      pictures={{}}
    />,
  );
  expect(html).toContain("The files have mistakes");
  expect(html).toContain("Expected true or false");
  expect(html).toContain(`href="${snapshot.editor}catalogue.yaml#L${line}"`);
  expect(html).not.toContain("Add a design");
});
