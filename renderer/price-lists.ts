/** A rehype plugin: turns two-column tables into description lists, and leaves wider ones alone. */
import type { ExtraProps } from "react-markdown";

type Element = NonNullable<ExtraProps["node"]>;
type Node = Element["children"][number];
type Parent = { children: Node[] };

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

/** Drops empty rows: Markdown requires a header even when there is nothing to put in it. */
function toPriceList(table: Element): Element {
  const rows = find(table, ["tr"])
    .map((row) => find(row, ["td", "th"]))
    .filter((cells) => cells.some(({ children }) => children.length > 0));
  if (rows.some((cells) => cells.length !== 2)) return table;
  const pairs = rows.map(([term, value]) => element("div", [rename(term, "dt"), rename(value, "dd")]));
  return { ...element("dl", pairs), properties: { className: ["leaders"] } };
}

/** Elements of the given names, at any depth, in document order. */
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
