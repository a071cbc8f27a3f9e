/** The last visit's order and filter, kept in localStorage. A list of saved designs is not kept. */
import { readStored, store } from "#renderer/shell/storage.ts";
import { type Filter, OPTIONS, type Option } from "./filter.ts";
import { DEFAULT_VIEW, readOrder, type View } from "./view.ts";

const ORDER_KEY = "designs.sort";
const FILTER_KEY = "designs.filter";

/** Compares texts, without parsing them. */
export const isDefaultKept = () =>
  (readStored(ORDER_KEY) ?? DEFAULT_VIEW.order) === DEFAULT_VIEW.order &&
  (readStored(FILTER_KEY) ?? DEFAULT_FILTER) === DEFAULT_FILTER;

const DEFAULT_FILTER = JSON.stringify(DEFAULT_VIEW.filter);

export function keepView({ order, filter }: View): void {
  store(ORDER_KEY, order);
  store(FILTER_KEY, JSON.stringify(filter));
}

export function readKeptView(): View {
  return {
    order: readKept(ORDER_KEY, readOrder) ?? DEFAULT_VIEW.order,
    filter: readKept(FILTER_KEY, readFilter) ?? DEFAULT_VIEW.filter,
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
