/** Link preview tags: Open Graph (ogp.me) and the Twitter card type. PageHead adds title and description. */
import { toAbsoluteAddress } from "#domain/address.ts";
import type { Card } from "#domain/cards-schema.ts";
import type { Studio } from "#domain/studio-schema.ts";

type SocialCardProps = {
  /** Below the site's base. */
  path: string;
  site: Studio;
  /** Absent under the dev server. */
  card?: Card;
};

export function SocialCard({ path, site, card }: SocialCardProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:url" content={toAbsoluteAddress(path, site.url)} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_US" />
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
