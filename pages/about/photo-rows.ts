/** How many photos stand in rows of two, before the rows of three, so that every row is full. */

/** Of four or more, one left over makes two rows of two, two left over make one. */
export function countLarge(photos: number): number {
  const left = photos % 3;
  return left === 1 ? Math.min(photos, 4) : left;
}
