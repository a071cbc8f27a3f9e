/** The first frame waits until the plate is parsed: a drawing that comes from a tile would find no place to move to. */
export function Head() {
  return <link rel="expect" href="#design" blocking="render" />;
}
