/** What the shell of every page says about the studio. */

import type { Card } from "#cards/card-schema.ts";
import type { Studio } from "#content/studio-schema.ts";

export type Site = {
  /** As visitors say it: "Slow Dot Tattoo". */
  name: string;
  origin: string;
  description: string;
  copyrightYear: number;
  social: { label: string; url: string };
};

declare global {
  namespace Vike {
    interface PageContext {
      /** Of the page, below the site's base, with both slashes: `/design/12/`. */
      path: string;
      site: Site;
      /** The picture beside a link to the page. Not in the dev server. */
      card?: Card;
    }
  }
}

export function toSite({ name, url, description, copyrightYear, social }: Studio): Site {
  return {
    name: /tattoo/i.test(name) ? name : `${name} Tattoo`,
    origin: new URL(url).origin,
    description,
    copyrightYear,
    social: { label: social.label, url: social.url },
  };
}
