/** The process that `bundle` starts. Its argument is the output folder, below the project. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vike/api";
import { minify, type Plugin, build as viteBuild } from "vite";
import { completeNotices } from "#output/notices.ts";
import { PAGE_DATA } from "#output/render-pages.ts";
import { COMPILED } from "./inputs.ts";

// Exit with the parent.
process.once("disconnect", () => process.exit(1));

const outDir = process.argv[2] as string;

/** A module still finds what lies beside its source. */
const keepPlaces: Plugin = {
  name: "keep-places",
  transform: {
    filter: { id: /\/scripts\// },
    handler: (code, id) =>
      code
        .replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href)),
  },
};

/** Lets the build ask what a page shows without rendering it. */
const pageData: Plugin = {
  name: "page-data",
  applyToEnvironment: ({ config }) => config.consumer === "server",
  buildStart() {
    this.emitFile({ type: "chunk", id: PAGE_DATA, fileName: PAGE_DATA });
  },
  resolveId: { filter: { id: /^page-data\.mjs$/ }, handler: () => `\0${PAGE_DATA}` },
  load: {
    filter: { id: /page-data\.mjs$/ },
    handler: () => 'export default import.meta.glob("/pages/**/+data.ts", { eager: true, import: "data" })',
  },
};

try {
  await build({
    viteConfig: {
      plugins: [pageData],
      // Loading the hundred small files of react-markdown takes longer than rendering the pages.
      ssr: { noExternal: true, external: ["react", "react-dom", "vike", "vike-react"] },
      build: { outDir },
      logLevel: "warn",
    },
  });
  const site = join(outDir, "client");
  completeNotices(site);
  await minifyClassics(join(site, "assets/static"));
  await compileBuild(join(outDir, COMPILED));
  process.exit(0);
} catch (error) {
  console.error((error as Error).stack ?? error);
  process.exit(1);
}

/** Vite treats a script that is imported by its URL as an asset. */
async function minifyClassics(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".js"))) {
    const path = join(folder, name);
    const { code } = await minify(name, readFileSync(path, "utf8"));
    writeFileSync(path, code);
  }
}

/** The build itself in few files, because loading TypeScript takes a third of a rebuild. */
async function compileBuild(path: string): Promise<void> {
  await viteBuild({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [keepPlaces],
    ssr: { noExternal: true, external: ["sharp", "vike", "svgo", "fontkit", "subset-font", "libheif-js"] },
    build: {
      ssr: "scripts/processes/make-site-worker.ts",
      outDir: dirname(path),
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: { entryFileNames: basename(path) },
      },
    },
  });
}
