/** The process in which the content is built: takes the place, tells its progress, gives the result; again and again. */
import { buildContent, type Place } from "./build-content.ts";
import type { Message } from "./content-process.ts";

const tell = (message: Message) => process.send?.(message);

/** Also when the command was ended: nothing goes on behind its back. */
process.once("disconnect", () => process.exit());

process.on("message", async (place: Place) => {
  try {
    const built = await buildContent(place, { onProgress: (done, total) => tell({ done, total }) });
    tell({ built });
  } catch (error) {
    tell({ fault: error as Error });
  }
});
