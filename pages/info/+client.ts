import "#renderer/browser/shell.ts";
import { enhancePolicies } from "./policies.ts";

enhancePolicies();
