/** What a page must contain for a selector to match anything. */

/** All of `names`: classes, ids and elements. */
export type Selector = { text: string; names: string[] };

/** A name, an attribute, a pseudo-class up to its brackets, a bracket, a comma. */
const TOKEN = /[.#]?((?:[\w-]|[^\0-\x7f]|\\.)+)|\[(?:"[^"]*"|'[^']*'|[^\]])*\]|(::?[\w-]+)(\()?|([(),])/g;

/** The selectors of a list, split at its commas. What stands in brackets, such as in `:has` and `:not`, is left out. */
export function parseSelectors(list: string): Selector[] {
  const selectors: Selector[] = [];
  let [depth, start] = [0, 0];
  let names: string[] = [];
  const finish = (end: number) => {
    selectors.push({ text: list.slice(start, end).trim(), names });
    [names, start] = [[], end + 1];
  };
  for (const { 0: token, 1: name, 3: opening, index } of list.matchAll(TOKEN)) {
    if (opening || token === "(") depth++;
    else if (token === ")") depth--;
    else if (depth > 0) continue;
    else if (token === ",") finish(index);
    else if (name) names.push(name.replace(/\\(.)/g, "$1"));
  }
  finish(list.length);
  return selectors;
}
