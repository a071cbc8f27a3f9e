/** A classic script, so that it runs before the first paint. A file, because the pages allow no inline script. */
import beforePaint from "./before-paint.js?url&no-inline";

export function Head() {
  return <script src={beforePaint} />;
}
