export function Head() {
  // Delays the first frame until the plate is parsed: a drawing that moves here from its tile needs a target.
  return <link rel="expect" href="#design" blocking="render" />;
}
