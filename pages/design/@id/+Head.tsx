/**
 * A design's own line of the head: the first frame waits for the image to which the drawing flies. Chromium waits for the opening
 * tag alone.
 */
export function Head() {
  return <link rel="expect" href="#drawing" blocking="render" />;
}
