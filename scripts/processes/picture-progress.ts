/** The progress of pictures, as a bar; cli-progress draws it on a terminal only. */
import { SingleBar } from "cli-progress";
import type { OnProgress } from "#images/make-pictures.ts";

/** Fewer photos are made before anyone has read of them. */
const WORTH_SHOWING = 10;

/** Shows the progress of `work` until it ends. */
export async function withProgress<T>(work: (onProgress: OnProgress) => Promise<T>): Promise<T> {
  const bar = new SingleBar({ format: "Pictures {bar} {value} of {total} photos", hideCursor: true });
  const onProgress: OnProgress = (done, total) => {
    if (total < WORTH_SHOWING) return;
    if (!bar.isActive) bar.start(total, 0);
    bar.update(done);
  };
  return work(onProgress).finally(() => bar.stop());
}
