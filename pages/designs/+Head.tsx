/** Classic scripts, so that they run before the first paint. The build inlines them. */
import { useData } from "vike-react/useData";
import arrival from "#renderer/browser/arrival.js?url&no-inline";
import type { Data } from "./+data.ts";
import beforePaint from "./before-paint.js?url&no-inline";

/** Only the first page can be sorted and filtered. */
export function Head() {
  const { page } = useData<Data>();
  return (
    <>
      {page === 1 && <script src={beforePaint} />}
      <script src={arrival} />
    </>
  );
}
