/** A view of the catalogue and its form in the address. kept-view.ts keeps it between visits. */
import { type DesignIds, readIds } from "#domain/design.ts";
import { ALL, type Filter, OPTIONS, type Option } from "./filter.ts";
import { DEFAULT_ORDER, ORDERS, type Order } from "./sort.ts";

export type View = {
  order: Order;
  filter: Filter;
  /** A list of saved designs. The view shows only these and ignores the filter. */
  only?: DesignIds;
};

export const DEFAULT_VIEW: View = { order: DEFAULT_ORDER, filter: ALL };

const OPTION_PARAMETERS: Record<Option, readonly [name: string, value: string]> = {
  available: ["status", "available"],
  soldOut: ["status", "soldOut"],
  black: ["ink", "black"],
  color: ["ink", "color"],
};
/** The query parameters of a view. */
export const PARAMETERS = ["sort", "saved", "status", "ink"];

/** Reads the view from the address (`?ink=color&sort=desc`, `?saved=12,1`). Returns undefined without any of these. */
export function readAddress(search: string): View | undefined {
  const parameters = new URLSearchParams(search);
  const order = readNamedOrder(parameters);
  const filter = OPTIONS.filter((option) => {
    const [name, value] = OPTION_PARAMETERS[option];
    return parameters.getAll(name).includes(value);
  });
  const only = readIds(parameters.get("saved") ?? "");
  if (order === undefined && filter.length === 0 && only.length === 0) return undefined;
  return { order: order ?? DEFAULT_ORDER, filter, ...(only.length > 0 && { only }) };
}

/**
 * Writes the query for a view. Omits the default order unless `search` names it, because a reload must then show it
 * again, whatever the browser remembers. Keeps unrelated parameters.
 */
export function writeAddress(search: string, { order, filter, only }: View): string {
  const parameters = new URLSearchParams(search);
  const isNamed = readNamedOrder(parameters) === order;
  for (const name of PARAMETERS) parameters.delete(name);
  for (const option of only ? ALL : filter) parameters.append(...OPTION_PARAMETERS[option]);
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
