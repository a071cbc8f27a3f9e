/** `/designs/`, and `/designs/page/2/` and so on. */
import type { RouteSync } from "vike/types";

const ADDRESS = /^\/designs(?:\/page\/([2-9]|[1-9]\d+))?\/?$/;

export const route: RouteSync = ({ urlPathname }) => {
  const match = ADDRESS.exec(urlPathname);
  return match !== null && { routeParams: { page: match[1] ?? "1" } };
};
