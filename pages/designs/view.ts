/** A view of the catalogue, and its text in the address and in storage: `ink=color&placement=calf&sort=desc`. */
import { type DesignIds, readIds } from "#domain/design.ts";
import { readStored, store, UNKNOWN_KEY } from "#renderer/state/storage.ts";
import { ALL, FACETS, type Facets, type Filter, NO_FACETS, OPTIONS, type Option } from "./filter.ts";
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

const PARAMETERS = ["sort", "saved", "status", "ink", ...FACETS];

export function asksForView(search: string): boolean {
  const query = new URLSearchParams(search);
  return PARAMETERS.some((name) => query.has(name));
}

/** Skips what it cannot read. */
export function fromQuery(text: string): View {
  const query = new URLSearchParams(text);
  const filter = OPTIONS.filter((option) => {
    const [name, value] = OPTION_PARAMETERS[option];
    return query.getAll(name).includes(value);
  });
  const values = FACETS.map((facet) => [facet, query.get(facet) ?? ""] as const);
  const facets: Facets = Object.fromEntries(
    values.filter(([facet, value]) => (facet === "price" ? Number(value) > 0 : value)),
  );
  const only = readIds(query.get("saved") ?? "");
  const order = ORDERS.find((one) => one === query.get("sort")) ?? DEFAULT_ORDER;
  return { order, filter, ...facets, ...(only.length > 0 && { only }) };
}

/**
 * Writes the default view as an empty text. Keeps unrelated parameters of `search`, and the default order if `search`
 * names it: a reload must then show it again, whatever the browser remembers.
 */
export function toQuery({ order, filter, only, ...facets }: View, search = ""): string {
  const query = new URLSearchParams(search);
  const isNamed = query.get("sort") === order;
  for (const name of PARAMETERS) query.delete(name);
  for (const option of only ? ALL : filter) query.append(...OPTION_PARAMETERS[option]);
  for (const facet of FACETS) if (!only && facets[facet]) query.set(facet, facets[facet]);
  if (order !== DEFAULT_ORDER || isNamed) query.set("sort", order);
  if (only) query.set("saved", only.join());
  return query.toString().replaceAll("%2C", ",");
}

/** Keys of localStorage. */
const ORDER_KEY = "designs.sort";
const FILTER_KEY = "designs.filter";

export const isDefaultKept = () => !readStored(ORDER_KEY) && !readStored(FILTER_KEY);

/** Whether pages/_error redirected here from a design that does not exist. */
export const askedForUnknown = () => Boolean(readStored(UNKNOWN_KEY, "sessionStorage"));

export const forgetUnknown = () => store(UNKNOWN_KEY, "", "sessionStorage");

/** Keeps a view for the next visit, but not a list of saved designs. */
export function keepView(view: View): void {
  store(ORDER_KEY, toQuery({ ...DEFAULT_VIEW, order: view.order }));
  store(FILTER_KEY, toQuery({ ...view, order: DEFAULT_ORDER, only: undefined }));
}

export function readKeptView(): View {
  return { ...readKept(FILTER_KEY), order: readKept(ORDER_KEY).order };
}

function readKept(key: string): View {
  const text = readStored(key) ?? "";
  const view = fromQuery(text);
  if (toQuery(view) === text) return view;
  console.warn(`The saved ${key} cannot be read; using the default:`, text);
  return DEFAULT_VIEW;
}
