/**
 * A drawing around a limb, seen from the front: the further a strip of skin turns away, the narrower it looks.
 * Positions are in widths of the flat drawing, from its middle.
 */

/** The angle at which the edges of the drawing lie on a limb when the curve is 1; 90° would be the limb's outline. */
const REACH = (80 * Math.PI) / 180;

/** The angle from the middle of the drawing to its edge, in radians. */
export function edgeAngle(curve: number): number {
  return curve * REACH;
}

/** From the skin to where it is seen. */
export function roll(place: number, curve: number): number {
  const angle = edgeAngle(curve);
  return angle < 1e-3 ? place : Math.sin(2 * angle * place) / (2 * angle);
}

/** From where it is seen to the skin; NaN beyond the limb. */
export function unroll(place: number, curve: number): number {
  const angle = edgeAngle(curve);
  return angle < 1e-3 ? place : Math.asin(2 * angle * place) / (2 * angle);
}

/** How much of its width the drawing shows: 1 when flat. */
export function widthSeen(curve: number): number {
  return 2 * roll(0.5, curve);
}
