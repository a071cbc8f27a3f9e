/** Explains a disk that refuses. */

/** Patterns for Node's error codes and the messages of native tools. */
const REASONS: [said: RegExp, reason: string][] = [
  [/\bENOSPC\b|no space left on device/i, "The disk is full"],
  [/\bEDQUOT\b|quota exceeded/i, "The disk quota is used up"],
  [/\bEROFS\b|read-only file system/i, "The disk is read-only"],
  [/\b(EACCES|EPERM)\b|permission denied/i, "There is no permission to write there"],
  [/\bEBUSY\b|resource busy/i, "It is in use, or a separate disk"],
];

export function diskFault(path: string, cause: unknown): Error {
  return new Error(`${path} cannot be written. ${findDiskReason(cause) ?? String(cause)}.`, { cause });
}

/** Searches the error and its causes. Undefined when none is about the disk. */
export function findDiskReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const text = `${(error as { code?: string }).code} ${error.message}`;
  return REASONS.find(([said]) => said.test(text))?.[1] ?? findDiskReason(error.cause);
}
