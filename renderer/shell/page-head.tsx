/** What search engines and other sites show of a page. */
import type { Thing } from "schema-dts";
import type { PageContext } from "vike/types";
import { toAbsoluteAddress } from "#domain/address.ts";
import { toOpenGraphLocale } from "#domain/place.ts";

/** What `+data` of each page returns as `head`. */
export type PageHeadProps = {
  title: string;
  description: string;
  /** https://schema.org */
  things?: Exclude<Thing, string>[];
  /** Whether the page is the artist's own: no search engine lists it, no service counts it, no site learns its address. */
  isPrivate?: boolean;
};

type Head = { head: PageHeadProps };

export const headOf = ({ data }: Pick<PageContext, "data">) => (data as Head).head;

/** Whether search engines list the page and other sites show a preview of it. */
export const isListed = (pageContext: Pick<PageContext, "data" | "is404">) =>
  !pageContext.is404 && !headOf(pageContext).isPrivate;

/** What link previews need (Open Graph, ogp.me) beyond the title, description and image that vike-react prints. */
export function SocialCard({ path, site, card }: Pick<PageContext, "path" | "site" | "card">) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:url" content={toAbsoluteAddress(path, site.url)} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={toOpenGraphLocale(site.locale)} />
      {card && (
        <>
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(card.width)} />
          <meta property="og:image:height" content={String(card.height)} />
          <meta property="og:image:alt" content={card.alt} />
        </>
      )}
    </>
  );
}
