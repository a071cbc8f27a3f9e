export function Head() {
  // Delays the first frame until the plate, which the facts follow, is parsed: a drawing that moves here from its tile
  // needs a target. A browser may end the wait at the opening tag.
  return <link rel="expect" href="#facts" blocking="render" />;
}
