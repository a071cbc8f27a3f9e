/** Shows the progress of pictures: a bar on a terminal, an occasional line elsewhere. */
import { SingleBar } from "cli-progress";
import type { OnProgress } from "#images/make-pictures.ts";

/** Fewer photos are done before anyone can read about them. */
const WORTH_SHOWING = 10;

export async function withProgress<T>(work: (onProgress: OnProgress) => Promise<T>): Promise<T> {
  const bar = new SingleBar({ format: "Pictures {bar} {value} of {total} photos", hideCursor: true });
  return work(process.stdout.isTTY ? toBar(bar) : toLines()).finally(() => bar.stop());
}

function toBar(bar: SingleBar): OnProgress {
  return (done, total) => {
    if (total < WORTH_SHOWING) return;
    if (!bar.isActive) bar.start(total, 0);
    bar.update(done);
  };
}

/** One line per tenth of the photos. */
function toLines(): OnProgress {
  let shown = 0;
  return (done, total) => {
    const tenths = Math.floor((done / total) * 10);
    if (tenths <= shown || total < WORTH_SHOWING) return;
    shown = tenths;
    console.log(`Pictures: ${Math.round((done / total) * 100)} % (${done} of ${total} photos)`);
  };
}
