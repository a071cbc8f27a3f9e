/** The process that `renderPages` starts: takes the folder to write into, and ends. */
import { build } from "vike/api";

/** Also when the command was ended: nothing goes on behind its back. */
process.once("disconnect", () => process.exit(1));

try {
  await build({ viteConfig: { build: { outDir: process.argv[2] }, logLevel: "warn" } });
  process.exit(0);
} catch (error) {
  console.error((error as Error).stack ?? error);
  process.exit(1);
}
