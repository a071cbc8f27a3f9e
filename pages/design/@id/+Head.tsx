/** Delays the first frame until the plate is parsed: a drawing that moves here from its tile needs a target. */
export function Head() {
  return <link rel="expect" href="#design" blocking="render" />;
}
