/** The process that `npm run build` starts. Its arguments are the hashes of the code and of all inputs. */
import { findDiskReason } from "#disk/disk-fault.ts";
import { makeSite } from "./make-site.ts";

const [code = "", inputs = ""] = process.argv.slice(2);

/** Explains a known fault, such as a full disk. Any other is a bug, and prints its stack. */
function fail(error: Error): never {
  const reason = findDiskReason(error);
  const explanation = error.cause ? error.message : reason ? `${reason}.` : error.stack;
  console.error(`The site could not be built. ${explanation}`);
  process.exit(1);
}

// Exit with the parent.
process.once("disconnect", () => process.exit(1));
process.on("uncaughtException", fail);
makeSite({ code, inputs }).then(() => process.exit(), fail);
