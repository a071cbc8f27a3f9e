/** How every text here is parsed: as YAML 1.2. */
import type { DocumentOptions, ParseOptions, SchemaOptions } from "yaml";

/** Keys that stand twice are found apart, where the two lines can be named. */
export const PARSING = {
  version: "1.2",
  prettyErrors: false,
  uniqueKeys: false,
  logLevel: "error",
} as const satisfies ParseOptions & DocumentOptions & SchemaOptions;
