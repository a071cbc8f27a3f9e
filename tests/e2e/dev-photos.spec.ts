/** The dialog of `npm run dev` about photos that no entry uses, in a studio that has none yet. */
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { contentPlugin } from "../../scripts/dev/content-plugin.ts";
import { makeEmptyStudio } from "../fixtures/empty-studio.ts";
import { STUDIO } from "../fixtures/studio.ts";
import { findViolations } from "./axe.ts";
import { expect, test } from "./test.ts";

const PAGE =
  "<!doctype html><html lang=en><head><title>Page</title></head><body><main><h1>Page</h1></main></body>";

let studio: string;
let server: ViteDevServer;
test.beforeAll(async () => {
  studio = mkdtempSync(join(tmpdir(), "dev-"));
  makeEmptyStudio(studio);
  server = await createServer({
    root: studio,
    configFile: false,
    logLevel: "error",
    appType: "custom",
    resolve: { alias: { "/scripts": resolve("scripts") } },
    server: { port: 0, fs: { allow: [resolve("scripts")] } },
    plugins: [contentPlugin()],
  });
  server.middlewares.use("/page", async (_, response) => {
    response.setHeader("Content-Type", "text/html").end(await server.transformIndexHtml("/page", PAGE));
  });
  await server.listen();
});
test.afterAll(async () => {
  await server.close();
  rmSync(studio, { recursive: true });
});

const drop = (name: string) =>
  copyFileSync(join(STUDIO, "images/designs/koi.jpg"), join(studio, "images/designs", name));

test("a photo that arrives is shown with the entry to copy, until the dialog is closed or another arrives", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${server.resolvedUrls?.local[0]}page`);
  drop("koi.jpg");
  const dialog = page.getByRole("dialog", { name: "A photo that no entry uses" });
  await expect(dialog.getByRole("img", { name: "images/designs/koi.jpg: After, on skin" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^- id: 1\n {2}title: Koi\n {2}image: designs\/koi\.jpg\n/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  drop("other.jpg");
  const both = page.getByRole("dialog", { name: "2 photos that no entry uses" });
  await both.getByRole("button", { name: "Close" }).click();
  await expect(both).toBeHidden();
  const answered = page
    .waitForEvent("websocket")
    .then((socket) =>
      socket.waitForEvent("framereceived", ({ payload }) => payload.includes("unused-photos")),
    );
  await page.reload();
  await answered;
  await expect(both).toBeHidden();
});
