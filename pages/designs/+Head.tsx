/** A classic script, so that it runs before the first paint. The build inlines it. */
import beforePaint from "./before-paint.js?url&no-inline";

export function Head() {
  return <script src={beforePaint} />;
}
