/** vike-react prints the title, also for link previews. */
import type { PageContextServer } from "vike/types";
import { headOf } from "./shell/page-head.tsx";

export const title = (pageContext: PageContextServer) => headOf(pageContext).title;
