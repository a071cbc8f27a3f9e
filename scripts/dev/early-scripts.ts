/**
 * Vite plugin: `import early from "./early.ts?early"` gives a script that runs before the first paint, as a string. It may
 * import typed modules of the site: all of it becomes one classic script, minified, in development too.
 */
import { build, type Plugin, type ResolvedConfig } from "vite";

export function earlyScripts(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "early-scripts",
    enforce: "pre",
    configResolved(resolved) {
      config = resolved;
    },
    load: {
      filter: { id: /\?early$/ },
      async handler(id) {
        const { code, moduleIds } = await bundle(id.replace("?early", ""), config);
        for (const module of moduleIds) this.addWatchFile(module);
        return `export default ${JSON.stringify(code.trim())}`;
      },
    },
  };
}

async function bundle(entry: string, { base, mode }: ResolvedConfig) {
  const output = await build({
    configFile: false,
    logLevel: "warn",
    base,
    mode,
    build: { write: false, copyPublicDir: false, lib: { entry, formats: ["iife"], name: "early" } },
  });
  const [bundled] = [output].flat();
  if (!bundled || !("output" in bundled)) throw new Error(`${entry} gives no script.`);
  return bundled.output[0];
}
