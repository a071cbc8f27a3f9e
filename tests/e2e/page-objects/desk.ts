/** The artist's desk on the published site, over a real repository behind GitHub's addresses: how tests open and use it. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { parse } from "yaml";
import { FILE_NAMES } from "#content/studio-files.ts";
import { available } from "../../fixtures/content.ts";
import { STUDIO } from "../../fixtures/studio.ts";
import { FakeGitHub } from "../../support/fake-github.ts";
import { expect as baseExpect, test as baseTest } from "../../support/page/test.ts";
import { photographSheet } from "../../support/sheet-photo.ts";

export const RUN = "https://github.com/lantern/site/actions/runs/1";
export const TYPED = {
  Title: "Paper Boat",
  Description: "A folded boat.",
  Size: "H 2.5",
  Hours: "1-2",
  Price: "$200",
};

type Fixtures = { github: FakeGitHub; desk: Page };

/** A busy machine takes long to scan a photo and to write a commit, for which the desk asks every five seconds. */
export const expect = baseExpect.configure({ timeout: 60_000 });

export const test = baseTest.extend<Fixtures, { published: string }>({
  published: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const root = mkdtempSync(join(tmpdir(), "desk-"));
      for (const name of [...FILE_NAMES, "images"])
        cpSync(join(STUDIO, name), join(root, "work", STUDIO, name), { recursive: true });
      await use(FakeGitHub.publish(root));
      rmSync(root, { recursive: true });
    },
    { scope: "worker" },
  ],
  github: async ({ published }, use) => {
    const root = mkdtempSync(join(tmpdir(), "desk-"));
    const github = FakeGitHub.copy(published, join(root, "bare"));
    github.runs = [{ status: "completed", conclusion: "success", html_url: RUN }];
    await use(github);
    rmSync(root, { recursive: true });
  },
  desk: async ({ page, github }, use) => {
    await openDesk(page, github);
    await use(page);
  },
});

/** Opens the desk with the repository behind it, and signs in. */
export async function openDesk(page: Page, github: FakeGitHub): Promise<void> {
  await page.route("https://api.github.com/**", async (route) => {
    const request = route.request();
    const headers = {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "*",
      "access-control-allow-methods": "*",
      "access-control-expose-headers": "*",
    };
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    const asked = {
      method: request.method(),
      url: request.url(),
      headers: request.headers(),
      body: request.postData(),
    };
    const answer = github.answer(asked);
    if (answer === "offline") return route.abort();
    return route.fulfill({ ...answer, headers: { ...headers, ...answer.headers } });
  });
  await page.goto("/desk/");
  await page.locator("[data-island=desk][data-hydrated]").waitFor({ state: "attached" });
  await signIn(page);
  await button(page, "Sign out").waitFor();
}

export async function signIn(page: Page, token = "github_pat_right"): Promise<void> {
  await page.getByLabel("Token").fill(token);
  await button(page, "Sign in").click();
}

export const button = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true });
export const textbox = (page: Page | Locator, name: string) => page.getByRole("textbox", { name });
export const status = (page: Page) => page.getByRole("status");
export const picker = (page: Page) => page.getByLabel("Photo", { exact: true });

/** The names are boat-0.jpg, boat-1.jpg … */
export const toFiles = (photos: readonly Buffer[]) =>
  photos.map((buffer, index) => ({ name: `boat-${index}.jpg`, mimeType: "image/jpeg", buffer }));

export async function choose(page: Page, ...photos: Buffer[]): Promise<void> {
  await button(page, "Add a design").click();
  await picker(page).setInputFiles(toFiles(photos));
}

export async function fill(form: Page | Locator, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await textbox(form, name).fill(text);
}

export async function save(desk: Page, action = "Save"): Promise<void> {
  await button(desk, action).click();
  await expect(status(desk)).toHaveText("Published. See it");
}

const photos = new Map<string, Promise<Buffer>>();

/** A drawing of the studio on a sheet. Made once a worker. */
export function photoOf(index: number, size = { width: 800, height: 600 }): Promise<Buffer> {
  const key = `${index} ${size.width}`;
  const drawing = join(STUDIO, "images", available[index]?.image ?? "");
  const photo = photos.get(key) ?? photographSheet({ drawing, turn: index * 2 - 3, ...size });
  photos.set(key, photo);
  return photo;
}

export const readMain = (github: FakeGitHub, path: string) => github.git(["show", `main:${STUDIO}/${path}`]);
export const dataOf = (github: FakeGitHub, name: string) => parse(String(readMain(github, `${name}.yaml`)));
