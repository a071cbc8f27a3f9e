/** A view of the catalogue: its order and filter. Written into the address, and as text into the visitor's memory. */

import { DEFAULT_ORDER, type Order } from "#domain/sort.ts";
import { ALL, type Filter, OPTIONS, type Option } from "./filter.ts";

export type View = { order: Order; filter: Filter };

export const DEFAULT_VIEW: View = { order: DEFAULT_ORDER, filter: ALL };

const PARAMETERS: Record<Option, readonly [name: string, value: string]> = {
  available: ["status", "available"],
  soldOut: ["status", "soldOut"],
  black: ["ink", "black"],
  color: ["ink", "color"],
};
const NAMES = ["sort", ...new Set(OPTIONS.map((option) => PARAMETERS[option][0]))];

/** The view that the address asks for: `?ink=color&sort=desc`. Nothing when it asks for none that we know. */
export function readAddress(search: string): View | undefined {
  const parameters = new URLSearchParams(search);
  const order = parameters.getAll("sort").find(isOrder);
  const filter = OPTIONS.filter((option) => {
    const [name, value] = PARAMETERS[option];
    return parameters.getAll(name).includes(value);
  });
  if (order === undefined && filter.length === 0) return undefined;
  return { order: order ?? DEFAULT_ORDER, filter };
}

/** The query for a view, `""` for the default one. Parameters that are not ours stay. */
export function writeAddress(search: string, { order, filter }: View): string {
  const parameters = new URLSearchParams(search);
  for (const name of NAMES) parameters.delete(name);
  for (const option of filter) parameters.append(...PARAMETERS[option]);
  if (order !== DEFAULT_ORDER) parameters.set("sort", order);
  const query = parameters.toString();
  return query && `?${query}`;
}

export function writeOrder(order: Order): string {
  return order;
}

/** Nothing when the text is none of ours. */
export function readOrder(text: string): Order | undefined {
  return isOrder(text) ? text : undefined;
}

/** A JSON list of the options chosen. */
export function writeFilter(filter: Filter): string {
  return JSON.stringify(filter);
}

/** Nothing when the text is none of ours. */
export function readFilter(text: string): Filter | undefined {
  const options = parse(text);
  if (!Array.isArray(options) || !options.every(isOption)) return undefined;
  return OPTIONS.filter((option) => options.includes(option));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isOrder(text: string): text is Order {
  return text === "asc" || text === "desc";
}

function isOption(value: unknown): value is Option {
  return OPTIONS.some((option) => option === value);
}
