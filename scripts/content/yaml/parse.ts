/** Parses YAML into a document and plain data, or the first fault that makes it unreadable. */
import { type Alias, type Document, LineCounter, parseDocument, visit } from "yaml";

/** What makes the file unreadable, as the parser names it. `offset` counts characters from the start of the file. */
export type Fault = { code: string; message: string; offset: number };

export type Parsed = {
  /** Contains what precedes a fault, and often what follows. */
  document: Document;
  text: string;
  counter: LineCounter;
  /** Undefined when there is a fault. */
  data?: unknown;
  fault?: Fault;
};

/** Reports only the first fault: later ones are often its consequences. */
export function parse(text: string): Parsed {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    version: "1.2",
    prettyErrors: false,
    stringKeys: true,
    logLevel: "error",
    lineCounter: counter,
  });
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return { document, text, counter, ...toData(document) };
  const { code, message, pos } = error;
  return { document, text, counter, fault: { code, message, offset: pos[0] } };
}

function toData(document: Document): Pick<Parsed, "data" | "fault"> {
  try {
    return { data: document.toJS() };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    return { fault: findAliasFault(document, error) };
  }
}

/** An alias of an unknown name, or else the first of too many. */
function findAliasFault(document: Document, { message }: ReferenceError): Fault {
  const aliases: Alias[] = [];
  visit(document, { Alias: (_, alias) => void aliases.push(alias) });
  const unresolved = aliases.find((alias) => !alias.resolve(document));
  const [offset = 0] = (unresolved ?? aliases[0])?.range ?? [];
  return unresolved ? { code: "BAD_ALIAS", message, offset } : { code: "ALIAS_LIMIT", message, offset };
}
