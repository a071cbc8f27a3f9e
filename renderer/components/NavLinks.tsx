/** The main navigation links, in the header and in the menu of small screens. */
import { clsx } from "clsx";
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

/** In a row the current page is one larger dot on the slow rule. */
const VARIANTS = {
  row: {
    list: "flex flex-wrap justify-end gap-x-[clamp(1.25rem,2.6vw,2.5rem)]",
    link: "on-rule inline-flex min-h-18 items-center gap-1.5 pt-4.5",
    icon: "size-3",
  },
  menu: {
    list: "",
    link: clsx(
      "aria-[current]:after:dot flex min-h-15 items-center justify-between px-gutter",
      "font-display text-[min(2.125rem,14vw)] leading-none tracking-[-0.03em]",
    ),
    icon: "",
  },
};

type NavLinksProps = {
  variant: keyof typeof VARIANTS;
  /** Of the current page. */
  path: string;
  social: Studio["social"];
};

export function NavLinks({ variant, path, social }: NavLinksProps) {
  const { list, link, icon } = VARIANTS[variant];
  return (
    <ul className={list}>
      {LINKS.map((page) => (
        <li key={page.path}>
          <a
            className={clsx(link, "no-underline")}
            href={toAddress(page.path)}
            aria-current={toCurrent(page.path, path)}
          >
            {page.label}
          </a>
        </li>
      ))}
      {social && (
        <li>
          <a
            className={clsx(link, "no-underline")}
            href={social.url}
            target="_blank"
            rel="noopener"
            aria-label={`${social.label} (opens in a new tab)`}
          >
            {social.label} <Icon name="outside" className={icon} />
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
