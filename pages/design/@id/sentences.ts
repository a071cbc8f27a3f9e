/** A description as lines, one for each sentence. */

/** Abbreviations that are followed by a capital or a number without ending the sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:approx|ca|cf|e\.g|i\.e|incl|max|min|no|nos|vs|dr|mr|mrs|ms|st|[A-Z])\.\s*$/i;

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Line breaks in the text count as blanks. */
export function toSentences(text: string): string[] {
  const segments = [...segmenter.segment(text.replaceAll(/\s+/g, " "))].map(({ segment }) => segment);
  return segments
    .reduce<string[]>((sentences, segment) => {
      const last = sentences.at(-1);
      return last !== undefined && ABBREVIATION.test(last)
        ? [...sentences.slice(0, -1), last + segment]
        : [...sentences, segment];
    }, [])
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
