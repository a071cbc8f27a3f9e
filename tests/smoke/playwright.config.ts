/** A short test of the built site at the root, or in the folder `CONTENT`. It passes with any valid content. */
import { defineConfig } from "@playwright/test";
import { readSettings } from "#files/settings.ts";
import { serve, shared } from "../support/playwright.ts";

const { contentFolder: content, siteBase: base } = readSettings();

export default defineConfig({ ...shared, ...serve({ site: { content, base } }), testDir: "." });
