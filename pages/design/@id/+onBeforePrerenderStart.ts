/** Lists the addresses of all designs. Sold-out designs keep theirs so that old links work. */
import { toDesignPath } from "#domain/routes.ts";
import { readContent } from "#renderer/content.server.ts";

export const onBeforePrerenderStart = () => readContent().catalogue.map(({ id }) => toDesignPath(id));
