/** What search engines and other sites show of a page. */
import type { Graph, Thing } from "schema-dts";
import type { PageContext } from "vike/types";
import { toAbsoluteAddress } from "#domain/address.ts";
import { toOpenGraphLocale } from "#domain/place.ts";
import { JsonScript } from "./Inline.tsx";

/** What a page's own `+data` says in `head`. */
export type PageHeadProps = {
  title: string;
  description: string;
  /** https://schema.org */
  things?: Exclude<Thing, string>[];
  /** Whether the page is the artist's own: no search engine lists it, no service counts it, no site learns its address. */
  isPrivate?: boolean;
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

/** Link previews: Open Graph (ogp.me) and the Twitter card type. PageHead adds title and description. */
export function SocialCard({ path, site, card }: Pick<PageContext, "path" | "site" | "card">) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:url" content={toAbsoluteAddress(path, site.url)} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={toOpenGraphLocale(site.locale)} />
      {card && (
        <>
          <meta property="og:image" content={toAbsoluteAddress(card.path, site.url)} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(card.width)} />
          <meta property="og:image:height" content={String(card.height)} />
          <meta property="og:image:alt" content={card.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
