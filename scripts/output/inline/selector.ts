/** What a page must contain for a selector to match anything. */

/** All of `names`, which are classes, ids and elements, and one of each list of alternatives. */
export type Selector = { text: string; names: string[]; alternatives: Selector[][] };

/** A name, an attribute, a pseudo-class up to its brackets, a bracket, a comma. */
const TOKEN = /[.#]?((?:[\w-]|[^\0-\x7f]|\\.)+)|\[(?:"[^"]*"|'[^']*'|[^\]])*\]|(::?[\w-]+)(\()?|([(),])/g;

/** Brackets whose selectors match the element itself. Those of others may match later, such as `:has` and `:not`. */
const ALTERNATIVES = /^:(is|where)$/;

/** The selectors of a list, split at its commas. */
export function parseSelectors(list: string): Selector[] {
  const tokens = [...list.matchAll(TOKEN)];
  let place = 0;
  const parse = (from: number): Selector[] => {
    const selectors: Selector[] = [];
    let selector: Selector = { text: "", names: [], alternatives: [] };
    let start = from;
    const finish = (end: number) => {
      selectors.push({ ...selector, text: list.slice(start, end).trim() });
      selector = { text: "", names: [], alternatives: [] };
    };
    for (; place < tokens.length; place++) {
      const { 0: token, 1: name, 2: pseudo = "", 3: opening, index } = tokens[place] as RegExpExecArray;
      if (token === ")") {
        finish(index);
        return selectors;
      }
      if (token === ",") {
        finish(index);
        start = index + 1;
      } else if (opening || token === "(") {
        place++;
        const inner = parse(index + token.length);
        if (ALTERNATIVES.test(pseudo)) selector.alternatives.push(inner);
      } else if (name) selector.names.push(name.replace(/\\(.)/g, "$1"));
    }
    finish(list.length);
    return selectors;
  };
  return parse(0);
}

export function canMatch({ names, alternatives }: Selector, occurs: (name: string) => boolean): boolean {
  return (
    names.every(occurs) &&
    alternatives.every((selectors) => selectors.some((selector) => canMatch(selector, occurs)))
  );
}
