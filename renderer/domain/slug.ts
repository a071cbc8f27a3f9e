/** Titles as anchors and file names. */

/** "Reschedule / Cancellation / Late Policy" → "reschedule-cancellation-late-policy" */
export function toSlug(title: string): string {
  const letters = title.normalize("NFKD").replace(/\p{Diacritic}/gu, "");
  return letters
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{Letter}\p{Number}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .normalize();
}
