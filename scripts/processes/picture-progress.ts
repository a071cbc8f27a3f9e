/** Shows the progress of pictures: a bar on a terminal, an occasional line elsewhere. */
import { SingleBar } from "cli-progress";
import type { OnProgress } from "#images/pictures.ts";

/** Fewer photos are done before anyone can read about them. */
const WORTH_SHOWING = 10;

export async function withProgress<T>(work: (onProgress: OnProgress) => Promise<T>): Promise<T> {
  const sign = process.stdout.isTTY ? " {bar}" : ": {percentage} %,";
  const format = `Pictures${sign} {value} of {total} photos`;
  const elsewhere = { noTTYOutput: true, notTTYSchedule: 10_000 };
  const bar = new SingleBar({ format, hideCursor: true, stream: process.stdout, ...elsewhere });
  const onProgress: OnProgress = (done, total) => {
    if (total < WORTH_SHOWING) return;
    if (!bar.isActive) bar.start(total, 0);
    bar.update(done);
  };
  return work(onProgress).finally(() => bar.stop());
}
