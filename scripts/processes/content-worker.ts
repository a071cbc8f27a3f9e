/** The process that builds content. For each project that it receives, it sends the progress and the result. */
import { buildContent, type Project } from "./build-content.ts";
import type { Message } from "./content-process.ts";

const send = (message: Message) => process.send?.(message);

// Exit with the parent.
process.once("disconnect", () => process.exit());

process.on("message", async (project: Project) => {
  try {
    send({ built: await buildContent(project, (done, total) => send({ done, total })) });
  } catch (error) {
    send({ fault: error as Error });
  }
});
