/** A mark or a font that cannot be used. */

export class UnusableFile extends Error {
  /** `path` is below `images/`. `what` continues the sentence from the file's name, and says what to do. */
  constructor(path: string, what: string, cause?: unknown) {
    super(`images/${path} ${what}`, { cause });
  }
}
