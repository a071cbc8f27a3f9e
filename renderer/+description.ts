/** vike-react prints the description, also for link previews. */
import type { PageContextServer } from "vike/types";
import { headOf } from "./shell/page-head.tsx";

export const description = (pageContext: PageContextServer) => headOf(pageContext).description;
