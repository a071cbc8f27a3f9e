/** The last visit's order, filter and facets, kept in localStorage. A list of saved designs is not kept. */
import { readStored, store } from "#renderer/shell/storage.ts";
import { type Facets, readFacets, writeFacets } from "./facets.ts";
import { type Filter, OPTIONS, type Option } from "./filter.ts";
import { DEFAULT_VIEW, readOrder, type View } from "./view.ts";

const ORDER_KEY = "designs.sort";
const FILTER_KEY = "designs.filter";
/** Holds a query: `placement=calf`. */
const FACETS_KEY = "designs.facets";

/** Compares texts, without parsing them. */
export const isDefaultKept = () =>
  (readStored(ORDER_KEY) ?? DEFAULT_VIEW.order) === DEFAULT_VIEW.order &&
  (readStored(FILTER_KEY) ?? DEFAULT_FILTER) === DEFAULT_FILTER &&
  !readStored(FACETS_KEY);

const DEFAULT_FILTER = JSON.stringify(DEFAULT_VIEW.filter);

export function keepView({ order, filter, ...facets }: View): void {
  const query = new URLSearchParams();
  writeFacets(query, facets);
  store(ORDER_KEY, order);
  store(FILTER_KEY, JSON.stringify(filter));
  store(FACETS_KEY, query.toString());
}

export function readKeptView(): View {
  return {
    order: readKept(ORDER_KEY, readOrder) ?? DEFAULT_VIEW.order,
    filter: readKept(FILTER_KEY, readFilter) ?? DEFAULT_VIEW.filter,
    ...readKept(FACETS_KEY, readKeptFacets),
  };
}

function readKept<T>(key: string, read: (text: string) => T | undefined): T | undefined {
  const text = readStored(key);
  if (typeof text !== "string") return undefined;
  const value = read(text);
  if (value === undefined) console.warn(`The saved ${key} cannot be read; using the default:`, text);
  return value;
}

/** Returns undefined unless the text is a JSON list of options. */
export function readFilter(text: string): Filter | undefined {
  const options = parse(text);
  if (!Array.isArray(options) || !options.every(isOption)) return undefined;
  return OPTIONS.filter((option) => options.includes(option));
}

/** Returns undefined unless the text is blank or has a value. */
export function readKeptFacets(text: string): Facets | undefined {
  const facets = readFacets(new URLSearchParams(text));
  return text === "" || Object.keys(facets).length > 0 ? facets : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isOption(value: unknown): value is Option {
  return OPTIONS.some((option) => option === value);
}
