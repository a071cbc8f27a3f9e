/** Markdown tables of two columns, turned into terms and values joined by dots. Wider ones stay tables. */
import type { ExtraProps } from "react-markdown";

/** A node of the tree that Markdown has been parsed into. */
type Element = NonNullable<ExtraProps["node"]>;
type Node = Element["children"][number];
type Parent = { children: Node[] };

/** To be run over the tree before it is rendered. */
export function priceLists() {
  return (tree: Parent): void => replaceTables(tree);
}

function replaceTables(parent: Parent): void {
  parent.children = parent.children.map((node) => {
    if (node.type !== "element") return node;
    if (node.tagName === "table") return toPriceList(node);
    replaceTables(node);
    return node;
  });
}

/** Markdown asks for a header even where there is nothing to say in it: rows without words are dropped. */
function toPriceList(table: Element): Element {
  const rows = find(table, ["tr"])
    .map((row) => find(row, ["td", "th"]))
    .filter((cells) => cells.some(({ children }) => children.length > 0));
  if (rows.some((cells) => cells.length !== 2)) return table;
  const pairs = rows.map(([term, value]) => element("div", [rename(term, "dt"), rename(value, "dd")]));
  return { ...element("dl", pairs), properties: { className: ["leaders"] } };
}

/** Elements of the given names, at any depth, in their order. */
function find({ children }: Parent, names: string[]): Element[] {
  return children.flatMap((node) => {
    if (node.type !== "element") return [];
    return names.includes(node.tagName) ? [node] : find(node, names);
  });
}

function rename(cell: Element | undefined, name: string): Element {
  return element(name, cell?.children ?? []);
}

function element(tagName: string, children: Node[]): Element {
  return { type: "element", tagName, properties: {}, children };
}
