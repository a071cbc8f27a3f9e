/** Sets a title as large as it fits in a few lines. Lengths in pixels. */

type Room = {
  width: number;
  maxLines: number;
  /** From the largest to the smallest. */
  sizes: readonly number[];
};

type Measure = (line: string, size: number) => number;

/** Cuts a text that is too long even at the smallest size, with an ellipsis. */
export function fitLines(text: string, room: Room, measure: Measure): { lines: string[]; size: number } {
  const words = text.split(" ");
  for (const size of room.sizes) {
    const lines = wrap(words, (line) => measure(line, size) <= room.width);
    if (lines.length <= room.maxLines && lines.every((line) => measure(line, size) <= room.width))
      return { lines, size };
  }
  const size = room.sizes.at(-1) as number;
  const fits = (line: string) => measure(line, size) <= room.width;
  const lines = wrap(words, fits);
  const kept = lines.slice(0, room.maxLines);
  return {
    lines: kept.map((line, index) => {
      const continues = index === kept.length - 1 && lines.length > kept.length;
      return continues || !fits(line) ? cut(line, fits) : line;
    }),
    size,
  };
}

function wrap(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cut(line: string, fits: (line: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 1 && !fits(`${letters.join("").trimEnd()}…`)) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
