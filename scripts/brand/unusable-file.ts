/** A mark or a font that cannot be used. */

export class UnusableFile extends Error {
  /** `path` is below `images/`; `what` follows the file's name in a sentence, and says what to do. */
  constructor(path: string, what: string, cause?: unknown) {
    super(`images/${path} ${what}`, { cause });
  }
}
