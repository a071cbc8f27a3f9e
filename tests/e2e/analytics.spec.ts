/** Page views, received by a real local server. tests/renderer/shell/page-views.test.ts has when none is sent. */
import express from "express";
import { studio } from "../fixtures/content.ts";
import { expect, test } from "../support/page/test.ts";
import { serveSite } from "../support/site-server.ts";
import { firstPicture, lightbox, lightboxButton } from "./page-objects/home.ts";

test("a page is counted once, a picture never, and nothing about the visitor is sent", async ({ page }) => {
  const events: { u: string }[] = [];
  const app = express().post("/api/event", express.text({ type: "*/*" }), (request, response) => {
    events.push(JSON.parse(request.body));
    response.status(500).end();
  });
  const server = await serveSite(app, (html) =>
    html.replace(/"endpoint":"[^"]+"/, `"endpoint":"${server.origin}/api/event"`),
  );
  const { origin } = server;
  const paths = () => events.map(({ u }) => new URL(u).pathname);
  await page.goto(`${origin}/booking/?design=12&email=ann@example.org#calendar`);
  await expect
    .poll(() => events)
    .toEqual([{ n: "pageview", d: studio.analytics.domain, u: `${origin}/booking/`, r: null }]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect.poll(paths).toEqual(["/booking/", "/contact/"]);
  await page.goto(`${origin}/`);
  await firstPicture(page).click();
  await expect(lightbox(page)).toBeFocused();
  await lightboxButton(page, "Next").click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto(`${origin}/contact/`);
  await expect.poll(paths).toEqual(["/booking/", "/contact/", "/", "/contact/"]);
  server.close();
});
