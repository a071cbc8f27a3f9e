/** vike-react prints the image of link previews. The 404 page and the desk have none. */
import type { PageContextServer } from "vike/types";
import { toAbsoluteAddress } from "#domain/address.ts";
import { isListed } from "./shell/page-head.tsx";

export const image = (pageContext: PageContextServer) =>
  pageContext.card && isListed(pageContext)
    ? toAbsoluteAddress(pageContext.card.path, pageContext.site.url)
    : undefined;
