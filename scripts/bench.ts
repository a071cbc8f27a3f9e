/** Command: measures the picture pipeline, with the targets beside the figures. Takes some minutes. */
import { loadContent } from "#content/load-content.ts";
import { benchPictures } from "./bench/pictures.ts";

const root = process.cwd();
const { content, problems } = loadContent(root);
if (!content) throw new Error(`The content has ${problems.length} problems. Run npm run check.`);
await benchPictures(root, content);
