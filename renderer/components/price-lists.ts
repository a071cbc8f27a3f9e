/** A rehype plugin that turns two-column tables into description lists and leaves wider tables alone. */
import type { ExtraProps } from "react-markdown";
import { visit } from "unist-util-visit";

type Element = NonNullable<ExtraProps["node"]>;
type Root = { type: "root"; children: Element["children"] };

const isTable = { tagName: "table" };

export const priceLists = () => (tree: Root) => visit(tree, isTable, toPriceList);

/** Drops empty rows, because Markdown requires a header even if it has no text. */
function toPriceList(table: Element): void {
  const rows: Element[][] = [];
  visit(table, { tagName: "tr" }, (row: Element) => {
    const cells = row.children.filter((node) => node.type === "element");
    if (cells.some(({ children }) => children.length > 0)) rows.push(cells);
  });
  if (rows.some((cells) => cells.length !== 2)) return;
  table.tagName = "dl";
  table.properties = { className: ["leaders"] };
  table.children = rows.map((cells) =>
    toElement(
      "div",
      cells.map(({ children }, index) => toElement(index ? "dd" : "dt", children)),
    ),
  );
}

function toElement(tagName: string, children: Element["children"]): Element {
  return { type: "element", tagName, properties: {}, children };
}
