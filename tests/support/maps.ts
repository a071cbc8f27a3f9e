/** Stands in for the maps service named in studio.yaml. */
import type { Page } from "@playwright/test";
import { studio } from "../fixtures/content.ts";

const { origin } = new URL(studio.location.map.embedUrl);

export const isMaps = (url: URL) => url.origin === origin;

/** Answers requests to the service and records them: `GET https://…`. */
export async function serveMaps(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(isMaps, (route) => {
    asked.push(`${route.request().method()} ${route.request().url()}`);
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Map</title><p>A map</p>" });
  });
  return asked;
}
