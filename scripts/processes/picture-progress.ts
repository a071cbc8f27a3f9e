/** How far the making of pictures is, on a terminal as a bar, elsewhere as a line now and then. */
import { SingleBar } from "cli-progress";
import type { OnProgress } from "#images/make-pictures.ts";

/** Without a terminal, a line each time that this part of the photos is done. */
const STEP = 0.1;

/** Fewer photos are made before anybody has read it. */
const WORTH_TELLING = 10;

/** Shows the progress of `work`, and nothing once it has ended. */
export async function withProgress<T>(work: (onProgress: OnProgress) => Promise<T>): Promise<T> {
  const bar = new SingleBar({ format: "Pictures {bar} {value} of {total} photos", hideCursor: true });
  return work(process.stdout.isTTY ? toBar(bar) : toLines()).finally(() => bar.stop());
}

function toBar(bar: SingleBar): OnProgress {
  return (done, total) => {
    if (total < WORTH_TELLING) return;
    if (!bar.isActive) bar.start(total, 0);
    bar.update(done);
  };
}

function toLines(): OnProgress {
  let told = 0;
  return (done, total) => {
    const steps = Math.floor(done / total / STEP);
    if (steps <= told || total < WORTH_TELLING) return;
    told = steps;
    console.log(`Pictures: ${Math.round((done / total) * 100)} % (${done} of ${total} photos)`);
  };
}
