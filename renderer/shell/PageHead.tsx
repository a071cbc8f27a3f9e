/** What a page's own `+data` says in `head`: its title and description, and what it shows, for search engines. */
import type { Graph, Thing } from "schema-dts";
import { JsonScript } from "#renderer/components/JsonScript.tsx";

export type PageHeadProps = {
  title: string;
  description: string;
  /** https://schema.org */
  things?: Exclude<Thing, string>[];
};

export function PageHead({ title, description, things }: PageHeadProps) {
  const graph: Graph | undefined = things && { "@context": "https://schema.org", "@graph": things };
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
      {graph && <JsonScript type="application/ld+json" data={graph} />}
    </>
  );
}
