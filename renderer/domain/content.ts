/** The content of the YAML files, as the build hands it to the pages. */
import type { Design } from "./catalogue-schema.ts";
import type { Portfolio } from "./portfolio-schema.ts";
import type { Studio } from "./studio-schema.ts";

/** `illustrations` are the pictures in texts. */
export type Content = { catalogue: Design[]; portfolio: Portfolio; studio: Studio; illustrations: string[] };
