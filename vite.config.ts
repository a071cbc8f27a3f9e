/** Vite: Vike's HTML-only pages, React, Tailwind, and the content that the pages are made of. */
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { port, siteBase } from "#processes/environment.ts";
import { contentPlugin } from "./scripts/dev/content-plugin.ts";

/** With what they import; Vite's own helper of lazy imports is asked for by most pages too. */
const SHELL = /browser\/shell\.ts|vite\/preload-helper/;

export default defineConfig({
  base: siteBase,
  publicDir: "renderer/public",
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
