/** The texts of studio.yaml: their Markdown, parsed as the pages parse it, and the figures that they name in braces. */
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { truncate } from "#domain/fields-schema.ts";
import { toDepositWords, toFeeWords } from "#domain/payments.ts";
import type { PagePath } from "#domain/routes.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { locationOf, type Problem, type SourceLocation } from "./problem.ts";
import { findTexts, mapTexts, type Text } from "./schema-fields.ts";
import type { YamlSource } from "./source.ts";
import { nearest } from "./spelling.ts";
import { schemasFor } from "./studio-files.ts";

/** The page that shows the texts, by the section that holds them. */
const PAGE_OF: Record<string, PagePath> = { about: "/about/", booking: "/booking/" };

/**
 * `address` is the address of a link or picture, the HTML tag itself, or the mark that is never closed. `offset` counts
 * from the start of the text.
 */
type Part = { kind: "link" | "picture" | "html" | "unclosed"; address: string; offset: number };

/** `page` is the page that shows the text. */
export type PlacedPart = Omit<Part, "offset"> & SourceLocation & { page: PagePath };

/** Lists the links, pictures and HTML in the texts of a file, and where they are. */
export function findParts(source: YamlSource): PlacedPart[] {
  return textsOf(source, "markdown").flatMap(({ path, text }) =>
    readParts(text).map(({ offset, ...part }) => {
      const position = source.positionAt(source.offsetOf(path, offset));
      return {
        ...part,
        page: PAGE_OF[String(path[0])] ?? "/info/",
        ...locationOf(source, path),
        ...position,
      };
    }),
  );
}

export const reader = unified().use(remarkParse).use(remarkGfm);

/** Marks of bold type and of a link. The parser leaves one in plain text if it is never closed. */
const UNCLOSED = /(?<!\\)(?:\*\*|\]\()/;

/** Lists the parts in order. Leaves out addresses that GFM finds in plain text, which always work. */
function readParts(text: string): Part[] {
  const tree = reader.parse(text);
  const shown = new Set<string>();
  visit(tree, "imageReference", ({ identifier }) => void shown.add(identifier));
  const parts: Part[] = [];
  visit(tree, (node) => {
    const offset = node.position?.start.offset;
    if (offset === undefined) return;
    if (node.type === "text") {
      const open = UNCLOSED.exec(text.slice(offset, node.position?.end.offset));
      if (open) parts.push({ kind: "unclosed", address: open[0], offset: offset + open.index });
    }
    if (node.type === "link") parts.push({ kind: "link", address: node.url, offset });
    if (node.type === "image") parts.push({ kind: "picture", address: node.url, offset });
    if (node.type === "html" && !node.value.startsWith("</"))
      parts.push({ kind: "html", address: node.value, offset });
    if (node.type === "definition")
      parts.push({ kind: shown.has(node.identifier) ? "picture" : "link", address: node.url, offset });
  });
  return parts;
}

/** A backslash escapes a brace, as in Markdown. */
const NAME = /(?<!\\)\{([\w -]+)\}/g;

type Figures = ReadonlyMap<string, string>;

/** Reports each unknown name. */
export function checkFigures(source: YamlSource, figures: Figures): Problem[] {
  return textsOf(source, "prose", "markdown").flatMap(({ path, text }) =>
    [...text.matchAll(NAME)].flatMap(({ index, 1: name = "" }) => {
      if (figures.has(name)) return [];
      const position = source.positionAt(source.offsetOf(path, index));
      return [{ ...locationOf(source, path), ...position, message: explainFigure(name, figures) }];
    }),
  );
}

/** Copies the studio with its figures filled in. */
export function fillFigures(studio: Studio, figures: Figures): Studio {
  return mapTexts(studio, schemasFor(studio)["studio.yaml"], ({ text, kind }) => {
    const filled = text.replaceAll(NAME, (whole, name) => figures.get(name) ?? whole);
    return kind === "prose" ? filled.replaceAll("\\{", "{") : filled;
  });
}

/** Collects the figures by name. Leaves out those that studio.yaml does not have. */
export function toFigures(studio: Studio): Figures {
  const { deposits, payments, custom } = studio.booking;
  const figures = [
    ["deposits", toDepositWords(deposits, studio).join(", ")],
    ["depositAmounts", deposits.map(({ text }) => text).join(" / ")],
    ["fees", toFeeWords(payments)],
    ["customFee", custom.fee],
    ["customAnswer", custom.answer],
    ...payments.map(({ by, fee }) => [`${toCamelCase(by)}Fee`, fee?.text]),
  ] as const;
  return new Map(figures.flatMap(([name = "", text = ""]) => (text ? [[name, text]] : [])));
}

/** `Apple Pay` → `applePay` */
function toCamelCase(words: string): string {
  return words.toLowerCase().replace(/[^a-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase());
}

function explainFigure(name: string, figures: Figures): string {
  const known = [...figures.keys()];
  const meant = nearest(name, known);
  const list = known.map((figure) => `{${figure}}`).join(", ");
  if (known.length === 0)
    return `There is no figure ${truncate(`{${name}}`)}. Write deposits: or payments: below booking:, or leave it out here.`;
  return `There is no figure ${truncate(`{${name}}`)}. ${meant ? `Did you mean {${meant}}?` : `Allowed here: ${list}.`}`;
}

/** Finds the texts of a file that are of the given kinds, which are the same in every country. */
export const textsOf = (source: YamlSource, ...kinds: Text["kind"][]) =>
  findTexts(source.data, schemasFor(DEFAULT_CONVENTIONS)[source.file]).filter(({ kind }) =>
    kinds.includes(kind),
  );
