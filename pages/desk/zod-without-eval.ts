/** Keeps zod from trying `eval`, which the page's policy forbids and browsers report. Runs before any schema is made. */
import { config } from "zod/v4/core";

config({ jitless: true });
