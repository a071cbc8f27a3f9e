import { expect, test } from "vitest";
import { pageStyles } from "#dev/page-styles.ts";

test.each(["", "?direct", "&direct"])("a page's stylesheet holds its files, asked for with %j", (rest) => {
  const { transform } = pageStyles();
  if (typeof transform !== "object" || !("handler" in transform)) throw new Error("No hook.");
  const page = encodeURIComponent(`${process.cwd()}/pages/contact`);
  const id = `/renderer/styles/app.css?inline&page=${page}${rest}`;
  const css = Reflect.apply(transform.handler, { addWatchFile: () => {} }, [":root {}", id]);
  expect(css).toContain('@source "../../pages/contact/+Page.tsx";');
});
