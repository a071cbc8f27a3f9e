/** A design's own line of the head: the first frame waits for the plate, to which the drawing flies. */
export function Head() {
  return <link rel="expect" href="#plate" blocking="render" />;
}
