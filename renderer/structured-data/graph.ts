/**
 * What a page says of itself to search engines, in the words of schema.org: a page's `+structuredData` gives the things
 * that it shows, `+Head` writes them as one JSON-LD graph.
 */
import type { Graph, Thing } from "schema-dts";
import type { PageContextServer } from "vike/types";

export type StructuredData = (pageContext: PageContextServer) => Exclude<Thing, string>[];

declare global {
  namespace Vike {
    interface Config {
      structuredData?: StructuredData;
    }
    interface ConfigResolved {
      structuredData?: StructuredData;
    }
  }
}

export function toGraph(things: Exclude<Thing, string>[]): Graph {
  return { "@context": "https://schema.org", "@graph": things };
}
