/** Files that are no usable photo: what is wrong with them, and what to do, in one sentence each. */

/** Its message says what was found and the remedy; whoever reports it adds the place in the YAML. */
export class UnusableOriginal extends Error {
  override readonly name = "UnusableOriginal";
  readonly path: string;

  /** `sentence` goes on from the file's name: "is empty. Copy the photo again." */
  constructor(path: string, sentence: string, cause?: unknown) {
    super(`images/${path} ${sentence}`, { cause });
    this.path = path;
  }
}

const EXPORT = "Export it as JPEG";

type Kind = { matches: (head: string) => boolean; sentence: string };

/** Told by the first bytes (as Latin-1), before any decoder sees them. */
const REFUSED: Kind[] = [
  { matches: (head) => head.length === 0, sentence: "is empty. Copy the photo again." },
  {
    matches: (head) => /^....ftyp(heic|heix|heim|heis|hevc|hevx|mif1(?!.*avif)|msf1(?!.*avif))/s.test(head),
    sentence: `is a HEIC photo, as iPhones take them; browsers cannot show it. ${EXPORT}.`,
  },
  {
    matches: (head) => head.startsWith("version https://git-lfs"),
    sentence: "is a Git LFS pointer; the photo itself was not fetched. Run `git lfs pull`.",
  },
  { matches: (head) => /^(II\*\0|MM\0\*)/.test(head), sentence: `is a TIFF or raw photo. ${EXPORT}.` },
  {
    matches: (head) => !/^(\xff\xd8\xff|\x89PNG|RIFF....WEBP|GIF8|....ftyp)/s.test(head),
    sentence: `is no photo, whatever its name says. Expected a JPEG, PNG, WebP, AVIF or GIF.`,
  },
];

const HEAD_LENGTH = 64;

/** Throws `UnusableOriginal` when the first of its bytes are no picture's or of a kind that is refused. */
export function sniff(path: string, bytes: Buffer): void {
  const head = bytes.toString("latin1", 0, HEAD_LENGTH);
  const kind = REFUSED.find(({ matches }) => matches(head));
  if (kind) throw new UnusableOriginal(path, kind.sentence);
}

/** What the decoder objected to. */
export function refuse(path: string, cause: unknown): UnusableOriginal {
  const said = cause instanceof Error ? cause.message : String(cause);
  const reason = /premature|truncat|end of|incomplete|corrupt|read error/i.test(said)
    ? "is damaged or cut short. Copy it again, or export it again as JPEG."
    : `cannot be decoded (${said.replace(/\s+/g, " ").trim()}). ${EXPORT} again.`;
  return new UnusableOriginal(path, reason, cause);
}
