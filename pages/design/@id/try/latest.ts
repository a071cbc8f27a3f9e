/** A function that does its work anew only when it is given something else than the last time. */
export function latest<A extends readonly unknown[], R>(work: (...given: A) => R): (...given: A) => R {
  let last: { given: A; result: R } | undefined;
  return (...given) => {
    if (!last?.given.every((value, index) => value === given[index]))
      last = { given, result: work(...given) };
    return last.result;
  };
}
