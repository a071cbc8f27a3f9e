/** The process that `renderPages` starts: renders the pages into the folder of its argument. */
import { build } from "vike/api";

// Exit with the parent.
process.once("disconnect", () => process.exit(1));

try {
  await build({ viteConfig: { build: { outDir: process.argv[2] }, logLevel: "warn" } });
  process.exit(0);
} catch (error) {
  console.error((error as Error).stack ?? error);
  process.exit(1);
}
