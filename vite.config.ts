/** Vite: Vike's HTML-only pages, React, Tailwind, and the content that the pages are made of. */
import { join, resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { BRAND } from "#brand/write-brand.ts";
import { contentFolder, port, siteBase } from "#processes/environment.ts";
import { contentPlugin, DATA } from "./scripts/dev/content-plugin.ts";

/** With what they import; Vite's own helper of lazy imports is asked for by most pages too. */
const SHELL = /browser\/shell\.ts|vite\/preload-helper/;

/** Written from studio.yaml before any page is made (scripts/brand/write-brand.ts). */
const brand = resolve(process.env.SITE_DATA ?? join(contentFolder, DATA), BRAND);

export default defineConfig({
  base: siteBase,
  publicDir: `${brand}/public`,
  resolve: { alias: { "studio-brand": brand } },
  plugins: [vike(), react(), tailwindcss(), contentPlugin()],
  build: {
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What every page runs comes in one file.
      output: { codeSplitting: { groups: [{ name: "shell", test: SHELL }] } },
    },
  },
  server: { port },
});
