import "#renderer/shell/shell.ts";
import { enhancePolicies } from "./policies.ts";

enhancePolicies();
