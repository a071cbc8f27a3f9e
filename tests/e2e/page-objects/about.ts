/** The about page: the studio's map and its photos. */
import type { Page } from "@playwright/test";

export const map = (page: Page) => page.getByTitle(/^Map of the studio/);
export const mapLink = (page: Page) => page.getByRole("link", { name: "Open the map" });
export const photos = (page: Page) => page.getByRole("region", { name: "Studio photos" }).getByRole("link");
