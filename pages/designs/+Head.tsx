/** A classic script, so that it runs before the first paint. The build puts it into the page (scripts/output/inline/). */
import beforePaint from "./before-paint.js?url&no-inline";

export function Head() {
  return <script src={beforePaint} />;
}
