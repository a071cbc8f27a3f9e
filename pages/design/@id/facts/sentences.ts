const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Splits the description of a design into sentences, which become lines. */
export function toSentences(text: string): string[] {
  return [...segmenter.segment(text.replaceAll(/\s+/g, " ").trim())].map(({ segment }) => segment.trim());
}
