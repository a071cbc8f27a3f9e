/** Files that cannot be used: what is wrong, and what to do about it. */

/** The message says what was found and what to do. The reporter adds the line in the YAML. */
export class UnusableOriginal extends Error {
  override readonly name = "UnusableOriginal";
  readonly path: string;

  /** `sentence` continues from the file's name: "is empty. Copy the photo again." */
  constructor(path: string, sentence: string, cause?: unknown) {
    super(`images/${path} ${sentence}`, { cause });
    this.path = path;
  }
}

/** For a `catch`: returns an `UnusableOriginal`, and throws anything else. */
export function unusableOrThrow(error: unknown): UnusableOriginal {
  if (error instanceof UnusableOriginal) return error;
  throw error;
}

const EXPORT = "Export it as JPEG";

/** Recognized by the first bytes (as Latin-1), before any decoder sees them. */
const REFUSED: { begins: RegExp; sentence: string }[] = [
  { begins: /^$/, sentence: "is empty. Copy the photo again." },
  {
    begins: /^version https:\/\/git-lfs/,
    sentence: "is a Git LFS pointer; the photo itself was not fetched. Run `git lfs pull`.",
  },
  {
    begins: /^(II\*\0|MM\0\*|IIU\0|II[+R]|MMO|FUJIFILM|....ftypcrx )/s,
    sentence: `is a raw photo, such as DNG, or a TIFF. ${EXPORT}: Photos and Lightroom have File › Export.`,
  },
  { begins: /^(\xff\n|....JXL )/s, sentence: `is a JPEG XL photo. ${EXPORT}.` },
  {
    begins: /^....(ftyp(qt|mp4|iso|avc1|M4V|3g)|(moov|mdat|wide|free))/s,
    sentence:
      "is a video. Of a Live Photo, use the picture: the file of the same name that ends in HEIC or JPG.",
  },
  {
    begins: /^(?!\xff\xd8\xff|\x89PNG|RIFF....WEBP|GIF8|....ftyp)/s,
    sentence: "is not a photo, whatever its name says. Expected a JPEG, HEIC, PNG, WebP, AVIF or GIF.",
  },
];

export const HEAD_LENGTH = 64;

/** Throws `UnusableOriginal` when the first bytes belong to no picture, or to one that we refuse. */
export function sniff(path: string, head: Buffer): void {
  const refused = REFUSED.find(({ begins }) => begins.test(head.toString("latin1")));
  if (refused) throw new UnusableOriginal(path, refused.sentence);
}

export function refuse(path: string, cause: unknown): UnusableOriginal {
  const said = cause instanceof Error ? cause.message : String(cause);
  const reason = /premature|truncat|end of|incomplete|corrupt|read error|invalid input|failOn/i.test(said)
    ? "is damaged or cut short. Copy it again, or export it again as JPEG."
    : `cannot be decoded (${said.replace(/\s+/g, " ").trim()}). ${EXPORT}.`;
  return new UnusableOriginal(path, reason, cause);
}
