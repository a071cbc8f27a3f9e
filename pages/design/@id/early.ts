/** Prepares for a drawing that arrives from its tile. */
import { enhanceArrival } from "#renderer/shell/arrival.ts";

enhanceArrival("facts");
