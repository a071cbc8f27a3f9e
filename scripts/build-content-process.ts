/** The process in which the content is built: takes the root, tells its progress, gives the result; again and again. */
import { buildContent } from "./build-content.ts";
import type { Message } from "./content-process.ts";

const tell = (message: Message) => process.send?.(message);

/** Also when the command was ended: nothing goes on behind its back. */
process.once("disconnect", () => process.exit());

process.on("message", async (root: string) => {
  try {
    const built = await buildContent(root, { onProgress: (done, total) => tell({ done, total }) });
    tell({ built });
  } catch (error) {
    tell({ fault: (error as Error).message });
  }
});
