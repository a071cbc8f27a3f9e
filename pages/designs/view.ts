/** A view of the catalogue and its form in the address. kept-view.ts keeps it between visits. */
import { type DesignIds, readIds } from "#domain/design.ts";
import { FACETS, type Facets, NO_FACETS, readFacets, writeFacets } from "./facets.ts";
import { ALL, type Filter, OPTIONS, type Option } from "./filter.ts";
import { DEFAULT_ORDER, ORDERS, type Order } from "./sort.ts";

export type View = Facets & {
  order: Order;
  filter: Filter;
  /** A list of saved designs. The view shows only these and ignores filter and facets. */
  only?: DesignIds;
};

export const DEFAULT_VIEW: View = { order: DEFAULT_ORDER, filter: ALL };

/** Shows every design in the current order. */
export const NOTHING_CHOSEN = { filter: ALL, only: undefined, ...NO_FACETS };

const OPTION_PARAMETERS: Record<Option, readonly [name: string, value: string]> = {
  available: ["status", "available"],
  soldOut: ["status", "soldOut"],
  black: ["ink", "black"],
  color: ["ink", "color"],
};
/** The query parameters of a view. */
export const PARAMETERS = ["sort", "saved", "status", "ink", ...FACETS];

/**
 * Reads the view from the address (`?ink=color&placement=calf&sort=desc`, `?saved=12,1`). Returns undefined without any
 * of these.
 */
export function readAddress(search: string): View | undefined {
  const parameters = new URLSearchParams(search);
  const order = readNamedOrder(parameters);
  const filter = OPTIONS.filter((option) => {
    const [name, value] = OPTION_PARAMETERS[option];
    return parameters.getAll(name).includes(value);
  });
  const facets = readFacets(parameters);
  const only = readIds(parameters.get("saved") ?? "");
  const isBare = filter.length + only.length + Object.keys(facets).length === 0;
  if (order === undefined && isBare) return undefined;
  return { order: order ?? DEFAULT_ORDER, filter, ...facets, ...(only.length > 0 && { only }) };
}

/**
 * Writes the query for a view. Omits the default order unless `search` names it, because a reload must then show it
 * again, whatever the browser remembers. Keeps unrelated parameters.
 */
export function writeAddress(search: string, { order, filter, only, ...facets }: View): string {
  const parameters = new URLSearchParams(search);
  const isNamed = readNamedOrder(parameters) === order;
  for (const name of PARAMETERS) parameters.delete(name);
  for (const option of only ? ALL : filter) parameters.append(...OPTION_PARAMETERS[option]);
  if (!only) writeFacets(parameters, facets);
  if (order !== DEFAULT_ORDER || isNamed) parameters.set("sort", order);
  if (only) parameters.set("saved", only.join());
  const query = parameters.toString().replaceAll("%2C", ",");
  return query && `?${query}`;
}

function readNamedOrder(parameters: URLSearchParams): Order | undefined {
  return parameters.getAll("sort").map(readOrder).find(Boolean);
}

/** Returns undefined unless the text is an order. */
export function readOrder(text: string): Order | undefined {
  return ORDERS.find((order) => order === text);
}
