/** The main navigation links, in the header and in the menu of small screens. */
import { toAddress } from "#domain/address.ts";
import type { PagePath } from "#domain/routes.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { Icon } from "./Icon.tsx";

const LINKS: { path: PagePath; label: string }[] = [
  { path: "/designs/", label: "Designs" },
  { path: "/info/", label: "Info" },
  { path: "/booking/", label: "Booking" },
  { path: "/about/", label: "About" },
];

type NavLinksProps = {
  /** Of the current page. */
  path: string;
  social: Studio["social"];
};

export function NavLinks({ path, social }: NavLinksProps) {
  return (
    <ul>
      {LINKS.map((page) => (
        <li key={page.path}>
          <a href={toAddress(page.path)} aria-current={toCurrent(page.path, path)}>
            {page.label}
          </a>
        </li>
      ))}
      {social && (
        <li>
          <a
            href={social.url}
            target="_blank"
            rel="noopener"
            aria-label={`${social.label} (opens in a new tab)`}
          >
            {social.label} <Icon name="outside" />
          </a>
        </li>
      )}
    </ul>
  );
}

/** A design's page, or a further page of the catalogue, belongs to "Designs" without being that page. */
function toCurrent(page: string, shown: string): "page" | "true" | undefined {
  if (shown === page) return "page";
  return page === "/designs/" && shown.startsWith("/design") ? "true" : undefined;
}
