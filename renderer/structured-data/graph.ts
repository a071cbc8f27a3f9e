/** JSON-LD for search engines: a page's `+structuredData` lists what it shows, `+Head` writes it as one graph. */
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
