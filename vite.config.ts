/** Vite with Vike's HTML-only pages, React, Tailwind, and the content of the pages. */
import { join, resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { contentPlugin } from "#dev/content-plugin.ts";
import { earlyScripts } from "#dev/early-scripts.ts";
import { pageStyles } from "#dev/page-styles.ts";
import { BRAND, DATA } from "#files/folders.ts";
import { readSettings } from "#files/settings.ts";
import { NOTICES } from "#site/notices.ts";

const { contentFolder, host, port, siteBase } = readSettings();

/** Written before any page is rendered (scripts/studio/build-content.ts). */
const data = resolve(process.env.SITE_DATA ?? join(contentFolder, DATA));
const brand = join(data, BRAND);

/** Packages and folders whose modules are one file with React. Each request costs a slow phone more than such a module. */
const ISLANDS = [
  ...["react", "react-dom", "scheduler", "clsx", "@calcom"].map((name) => `/node_modules/${name}/`),
  ...["components", "island", "pictures", "state"].map((name) => `/renderer/${name}/`),
  ...["address", "books", "contact", "fraction", "pictures", "tile"].map(
    (name) => `/renderer/domain/${name}.ts`,
  ),
  "/renderer/lightbox/slide-attributes.ts",
  // The one island that starts without a touch.
  "/pages/booking/",
];

/** The script of every page, with Vite's helper for `import()`; and the islands. The first that has a module keeps it. */
const CHUNKS = [
  {
    name: "client",
    tags: ["$initial" as const],
    test: /preload-helper|^(\w:)?\/.*\/(renderer|pages(?!\/desk))\//,
  },
  { name: "islands", test: (id: string) => ISLANDS.some((part) => id.includes(part)) },
];

export default defineConfig({
  base: siteBase,
  publicDir: `${brand}/public`,
  resolve: { alias: { "studio-brand": brand, "studio-data": data, renderer: resolve("renderer") } },
  plugins: [vike(), react(), pageStyles(), tailwindcss({ optimize: false }), earlyScripts(), contentPlugin()],
  build: {
    license: { fileName: NOTICES },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // The worker of the desk loads the decoder of HEIC only for such a photo.
  worker: { format: "es" },
  server: { port, host },
  environments: {
    // The first page of the dev server comes a fifth of a second sooner.
    ssr: { dev: { preTransformRequests: true } },
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false } },
        },
      },
    },
  },
});
