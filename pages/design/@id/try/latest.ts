/** Memoizes the last call: runs again only when the arguments change. */
export function latest<A extends readonly unknown[], R>(work: (...given: A) => R): (...given: A) => R {
  let last: { given: A; result: R } | undefined;
  return (...given) => {
    if (!last?.given.every((value, index) => value === given[index]))
      last = { given, result: work(...given) };
    return last.result;
  };
}
