/** Delays the first frame until the plate is parsed: the view transition from a tile needs its target. */
export function Head() {
  return <link rel="expect" href="#design" blocking="render" />;
}
