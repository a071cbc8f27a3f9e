/** A description as lines, one for each sentence. */

/** Abbreviations that a capital or a number may follow without a new sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:approx|ca|cf|e\.g|i\.e|incl|max|min|vs|dr|mr|mrs|ms|st)\.$/i;
/** An initial, but not I, V or X: those are numbers as well ("Portrait I."). */
const INITIAL = /(?:^|[\s(])[A-HJ-UWYZ]\.$/;
/** "No." is a sentence of its own unless a number follows. */
const NUMBERED = /(?:^|[\s(])nos?\.$/i;

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Line breaks in the text count as blanks. */
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
