/** Cuts a stylesheet to what a document can use. */
import { parseStyles, printStyles, type Style } from "./parse-styles.ts";
import { pruneFaces } from "./prune-faces.ts";
import { parseSelectors, type Selector } from "./selector.ts";

/** Their contents are not rules, or have no selectors. */
const VERBATIM = /^@(?:font-face|keyframes|page|property)\b/;
/** What others name: a custom property, or keyframes. */
const NAMED = /^--[\w-]+|(?<=^@keyframes ).+/;
const PROPERTIES = /(?<=var\(\s*)--[\w-]+/g;
const ANIMATION = /^animation(?:-name)?:(.*)/;

/** `occurs` tells whether an element, a class or an id may occur; `letters` are the characters beyond ASCII. */
type Prune = (occurs: (name: string) => boolean, letters: ReadonlySet<string>) => string;

/**
 * Returns a function that keeps a rule when its elements, classes and ids occur, in whatever state, and the keyframes,
 * fonts and custom properties that the kept rules need. `lazyStyles` are stylesheets that scripts load later.
 */
export function makePruner(css: string, lazyStyles: string): Prune {
  const styles = parseStyles(css);
  const parsed = new Map<string, Selector[]>();
  return (occurs, letters) => {
    const cutHead = (head: string) => {
      const selectors = parsed.get(head) ?? parseSelectors(head);
      parsed.set(head, selectors);
      return selectors.flatMap((selector) => (selector.names.every(occurs) ? selector.text : [])).join();
    };
    const kept = pruneRules(styles, cutHead);
    const used = findUsed(listDeclarations(kept), lazyStyles);
    return pruneFaces(printStyles(pruneUnused(kept, used)), letters);
  };
}

/** `cutHead` leaves the selectors of a rule that can match. */
function pruneRules(styles: readonly Style[], cutHead: (head: string) => string): Style[] {
  return styles.flatMap((style) => {
    if (!("head" in style) || VERBATIM.test(style.head)) return style;
    const head = style.head.startsWith("@") ? style.head : cutHead(style.head);
    const children = head ? pruneRules(style.children, cutHead) : [];
    return children.length > 0 ? { head, children } : [];
  });
}

/** Drops other custom properties and keyframes, and what is empty then. */
function pruneUnused(styles: readonly Style[], used: ReadonlySet<string>): Style[] {
  return styles.flatMap((style) => {
    const name = nameOf(style);
    if (name) return used.has(name) ? style : [];
    if (!("head" in style)) return style;
    const children = pruneUnused(style.children, used);
    return children.length > 0 ? { ...style, children } : [];
  });
}

const nameOf = (style: Style) => NAMED.exec("head" in style ? style.head : style.text)?.[0];

function listDeclarations(styles: readonly Style[]): string[] {
  return styles.flatMap((style) => ("head" in style ? listDeclarations(style.children) : style.text));
}

/** The custom properties and keyframes that declarations and `lazyStyles` name, directly or by others. */
function findUsed(declarations: readonly string[], lazyStyles: string): Set<string> {
  const used = new Set<string>();
  const values = new Map<string, string[]>();
  const use = (text: string) => {
    const [, animations = ""] = ANIMATION.exec(text) ?? [];
    for (const name of [...(text.match(PROPERTIES) ?? []), ...animations.split(/[\s,!]+/)]) {
      if (used.has(name)) continue;
      used.add(name);
      values.get(name)?.forEach(use);
    }
  };
  for (const text of declarations) {
    const name = NAMED.exec(text)?.[0];
    if (name) values.set(name, [...(values.get(name) ?? []), text]);
  }
  for (const text of [lazyStyles, ...declarations]) if (!NAMED.test(text)) use(text);
  return used;
}
