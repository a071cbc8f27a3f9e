/** Blocks, delays or answers requests. A test fails at its end if a page never asked for what the test intercepts. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, type Page, type Route } from "@playwright/test";
import { SITE } from "../../fixtures/studio.ts";

type Pattern = string | RegExp | ((url: URL) => boolean);
type Answer = (route: Route) => unknown;

const unasked = new WeakMap<Page, Set<{ pattern: string }>>();

/** Lists the intercepted patterns that the page has not asked for, perhaps because the files have new names. */
export const listUnasked = (page: Page) => [...(unasked.get(page) ?? [])].map(({ pattern }) => pattern);

/** Answers matching requests until the returned function is called. */
export async function intercept(page: Page, matches: Pattern, answer: Answer) {
  const entry = { pattern: String(matches) };
  const waiting = unasked.get(page) ?? new Set();
  unasked.set(page, waiting.add(entry));
  const handler: Answer = (route) => {
    waiting.delete(entry);
    return answer(route);
  };
  await page.route(matches, handler);
  return () => page.unroute(matches, handler);
}

/** Aborts matching requests until the returned function is called. */
export const block = (page: Page, matches: Pattern) => intercept(page, matches, (route) => route.abort());

/**
 * Delays matching requests until the returned function is called. That waits for the first of them, of which a busy
 * browser may tell only after it has painted the page.
 */
export async function holdBack(page: Page, matches: Pattern): Promise<() => Promise<void>> {
  let isAsked = false;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const stop = await intercept(page, matches, async (route) => {
    isAsked = true;
    await released;
    await route.fallback();
  });
  return async () => {
    await expect.poll(() => isAsked, `${matches} is requested`).toBe(true);
    release();
    await stop();
  };
}

/** Matches the address of the script that holds every design (designs.json). */
export const findDesigns = () => new RegExp(`${findScript("/designs.json")}$`);

/** Aborts requests for the script that a file such as `pages/index/loop.ts` has become. */
export const blockScript = (page: Page, source: string) => block(page, `**${findScript(source)}`);

/** Finds the script of a file that is imported dynamically in Vite's manifest: its name changes with each build. */
function findScript(source: string): string {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(dirname(SITE), "assets.json"), "utf8"),
  );
  const [, script] = Object.entries(manifest).find(([name]) => name.endsWith(source)) ?? [];
  if (!script) throw new Error(`${source} has no script of its own.`);
  return `/${script.file}`;
}

/** Turns off the browser's cache, as any route does. */
export const withoutCache = (page: Page) => page.route("**", (route) => route.fallback());

/** Records the paths of all requests from now on. */
export function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
