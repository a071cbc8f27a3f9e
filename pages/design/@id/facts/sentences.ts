/** Splits the description of a design into sentences, which become lines. */

/** Abbreviations that do not end a sentence, even before a capital or a number. */
const ABBREVIATION = /(?:^|[\s(])(?:approx|ca|cf|e\.g|i\.e|incl|max|min|vs|dr|mr|mrs|ms|st)\.$/i;
/** An initial, except I, V and X, which are also numerals ("Portrait I."). */
const INITIAL = /(?:^|[\s(])[A-HJ-UWYZ]\.$/;
/** "No." ends a sentence unless a number follows. */
const NUMBERED = /(?:^|[\s(])nos?\.$/i;

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

export function toSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text.replaceAll(/\s+/g, " ").trim())) {
    const next = segment.trim();
    const last = sentences.at(-1);
    if (last !== undefined && runsOn(last, next)) sentences[sentences.length - 1] = `${last} ${next}`;
    else sentences.push(next);
  }
  return sentences;
}

function runsOn(sentence: string, next: string): boolean {
  if (ABBREVIATION.test(sentence) || INITIAL.test(sentence)) return true;
  return NUMBERED.test(sentence) && /^\d/.test(next);
}
