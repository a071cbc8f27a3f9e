/** The process in which a command builds the content: takes the root, tells its progress, gives the result, ends. */
import { buildContent } from "./build-content.ts";
import type { Message } from "./build-content-aloud.ts";

const tell = (message: Message) => process.send?.(message);

/** Also when the command was ended: nothing goes on behind its back. */
process.once("disconnect", () => process.exit());

process.once("message", async (root: string) => {
  try {
    const built = await buildContent(root, { onProgress: (done, total) => tell({ done, total }) });
    tell({ built });
  } catch (error) {
    tell({ fault: (error as Error).message });
  }
});
