/** The request form on Contact: sent to a service, with and without scripts. tests/site/lists.test.ts has its fields. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import express from "express";
import { moonMoth, toDesignPath } from "../fixtures/content.ts";
import { FORMS } from "../fixtures/second.ts";
import { SECOND_SITE, STUDIO } from "../fixtures/studio.ts";
import { findViolations } from "../support/page/axe.ts";
import { block, holdBack } from "../support/page/network.ts";
import { untilScripted } from "../support/page/screen.ts";
import { test as base, expect } from "../support/page/test.ts";
import { listen, type SiteServer, serveSite } from "../support/site-server.ts";

const PATH = "/f/1a2b3c";
const TYPED = {
  "Your idea": "A fern.",
  Size: "H 3",
  Placement: "forearm",
  Name: "Mia",
  "E-mail": "mia@dots.example",
};
const PHOTOS = ["studio/1.jpg", "studio/portrait.jpg"].map((name) => `${STUDIO}/images/${name}`);

type Service = SiteServer & { received: FormData[]; status: number };

/** The studio whose form is sent to a service that a test can ask, and another one that is made in the test. */
const test = base.extend<{ service: Service; contact: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  service: async ({}, use) => {
    const received: FormData[] = [];
    const app = express();
    const server = await listen(app);
    const service = { ...server, received, status: 200 };
    app.post(PATH, express.raw({ type: () => true, limit: "20mb" }), async ({ body, headers }, response) => {
      const type = { "content-type": headers["content-type"] ?? "" };
      received.push(await new Response(body, { headers: type }).formData());
      response.set("access-control-allow-origin", "*").status(service.status).send("<h1>Thank you</h1>");
    });
    await use(service);
    server.close();
  },
  contact: async ({ service }, use) => {
    const changePage = (html: string) => html.replaceAll(FORMS, service.origin);
    const site = await serveSite(express(), changePage, SECOND_SITE);
    await use(`${site.origin}/contact/`);
    site.close();
  },
});

const status = (page: Page) => page.locator("form [role=status]");
const send = (page: Page) => page.getByRole("button", { name: "Send request" }).click();

async function openAndFill(page: Page, contact: string): Promise<void> {
  await page.goto(contact);
  for (const [label, text] of Object.entries(TYPED)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel("Reference photos").setInputFiles(PHOTOS);
}

async function expectTyped(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(TYPED))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  const count = (input: HTMLElement) => (input instanceof HTMLInputElement ? input.files?.length : 0);
  expect(await page.getByLabel("Reference photos").evaluate(count)).toBe(PHOTOS.length);
}

async function expectReceived({ received }: Service): Promise<void> {
  expect(received).toHaveLength(1);
  const [data] = received;
  const { "Your idea": idea, Size: size, Placement: placement, Name: name, "E-mail": email } = TYPED;
  const texts = [...(data ?? [])].filter(([, value]) => typeof value === "string");
  expect(Object.fromEntries(texts)).toEqual({
    access_key: "1a2b3c",
    action: "ask",
    idea,
    size,
    placement,
    name,
    email,
  });
  const photos =
    data?.getAll("photos").flatMap((file) => (file instanceof File ? file.arrayBuffer() : [])) ?? [];
  const sent = (await Promise.all(photos)).map((bytes) => Buffer.from(bytes));
  expect(sent).toEqual(PHOTOS.map((path) => readFileSync(path)));
}

test("with scripts it says Sending, then Sent, and is empty for the next request", async ({
  page,
  contact,
  service,
}) => {
  await openAndFill(page, contact);
  await untilScripted(page);
  const release = await holdBack(page, `**${PATH}`);
  await send(page);
  await expect(status(page)).toHaveText("Sending", { useInnerText: true });
  await send(page);
  await release();
  await expect(status(page)).toHaveText("Sent", { useInnerText: true });
  await expectReceived(service);
  await expect(page.getByLabel("Your idea")).toHaveValue("");
  expect(page.url()).toBe(contact);
});

test("without scripts the browser sends it, and shows the answer of the service", async ({
  scriptless,
  contact,
  service,
}) => {
  await openAndFill(scriptless, contact);
  await send(scriptless);
  await expect(scriptless.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await expectReceived(service);
});

test("when the service refuses, or is gone, the form says what to do and keeps what was typed", async ({
  page,
  contact,
  service,
}) => {
  const failure = status(page).getByText("This does not seem to have arrived.");
  await openAndFill(page, contact);
  await untilScripted(page);
  service.status = 500;
  await send(page);
  await expect(failure).toBeVisible();
  await expect(status(page).getByRole("link")).toHaveAttribute("href", /^mailto:ask\+ink@lantern\.example/);
  await expectTyped(page);
  expect(await findViolations(page)).toEqual([]);

  const restore = await block(page, `**${PATH}`);
  await send(page);
  await expect(failure).toBeVisible();
  await expectTyped(page);
  await restore();
  service.status = 200;
  service.received.length = 0;
  await send(page);
  await expect(status(page)).toHaveText("Sent", { useInnerText: true });
  await expectReceived(service);
});

test("without scripts, too, what was typed is there after the way back from a service that is gone", async ({
  scriptless,
  contact,
  service,
}) => {
  await openAndFill(scriptless, contact);
  service.close();
  await send(scriptless);
  await expect.poll(() => scriptless.url()).not.toBe(contact);
  await scriptless.goBack();
  await expectTyped(scriptless);
});

test("from a design, the idea begins with its title and number, and is as it was after the way back", async ({
  page,
  contact,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(new URL(toDesignPath(moonMoth), contact).href);
  await page.getByRole("link", { name: "Ask for one like it" }).click();
  const idea = page.getByLabel("Your idea");
  await expect(idea).toHaveValue("Moon Moth (no. 1)\n");
  await expect(idea).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await idea.fill("Smaller, please.");
  await page.getByRole("link", { name: "Policies" }).click();
  await page.waitForURL("**/info/");
  await page.goBack();
  await expect(idea).toHaveValue("Smaller, please.");
});
