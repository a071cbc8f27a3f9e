/** What scripts in a page tell a test. */
import type { Page } from "@playwright/test";

/**
 * Adds a function to every document of the page, by this name. The returned list holds what it has been called with, across
 * documents and in order.
 */
export async function record(page: Page, name = "record"): Promise<string[]> {
  const records: string[] = [];
  await page.exposeFunction(name, (entry: string) => {
    records.push(entry);
  });
  return records;
}

declare global {
  interface Window {
    record: (entry: string) => void;
  }
}
