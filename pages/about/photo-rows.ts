/** How many photos go in rows of two, before the rows of three, so that every row is full. */

/** With four photos or more, a remainder of one makes two rows of two, and a remainder of two makes one. */
export function countLarge(photos: number): number {
  const left = photos % 3;
  return left === 1 ? Math.min(photos, 4) : left;
}
