/** The sticky header: the mark, the navigation, and a drop-down menu below the medium breakpoint. */
import { clsx } from "clsx";
import { toAddress } from "#domain/address.ts";
import { OWN_IDEA_PATH, type PagePath } from "#domain/routes.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { Icon, SlowRule } from "#renderer/components/Icon.tsx";
import { SocialLink } from "#renderer/components/Links.tsx";

type HeaderProps = { path: string; site: Studio; hasDesigns: boolean };

export function Header({ path, site, hasDesigns }: HeaderProps) {
  const pages = LINKS.filter((page) => hasDesigns || page.path !== "/designs/");
  return (
    // The shadow separates scrolled content from the slow rule.
    <header className="sticky top-0 z-20 bg-wall [box-shadow:0_7px_var(--wall)] print:relative">
      <div className="flex min-h-16 items-center justify-between px-gutter md:min-h-18 md:items-baseline print:min-h-0">
        <Home site={site} />
        <nav className="max-md:hidden print:hidden" aria-label="Main">
          <NavLinks variant="row" pages={pages} path={path} social={site.social.slice(0, 1)} />
        </nav>
        <button
          className="-mr-1 inline-flex min-h-12 items-center gap-2.5 pr-1 pl-4 font-semibold md:hidden print:hidden"
          type="button"
          popoverTarget="menu"
          aria-controls="menu"
        >
          Menu
          <span className="grid *:transition-[opacity,rotate] *:[grid-area:1/1]">
            <Icon name="menu" className="in-aria-expanded:rotate-45 in-aria-expanded:opacity-0" />
            <Icon
              name="close"
              className="-rotate-45 in-aria-expanded:rotate-0 in-aria-expanded:opacity-100 opacity-0"
            />
          </span>
        </button>
      </div>
      <SlowRule className="relative -z-1 mx-gutter" />
      <nav
        id="menu"
        className={clsx(
          "top-17 max-h-[calc(100dvh-4.25rem)] w-full overflow-y-auto overscroll-contain pt-2",
          "bg-panel text-inherit [box-shadow:var(--lifted)] backdrop:top-17 backdrop:bg-scrim md:hidden print:hidden",
        )}
        popover="auto"
        aria-label="Menu"
      >
        <NavLinks variant="menu" pages={pages} path={path} social={site.social} />
        <div className="perforated mt-3 rotate-180 dark:[--line:#080808]" />
      </nav>
    </header>
  );
}

function Home({ site }: Pick<HeaderProps, "site">) {
  const { word } = site.brand;
  // The accessible name must contain the visible text (WCAG 2.5.3).
  const name = site.name.includes(word) ? site.name : `${word}, ${site.name}`;
  return (
    <a
      className={clsx(
        "flex items-baseline gap-3 py-2",
        "font-display text-inherit text-wordmark no-underline",
      )}
      href={toAddress("/")}
      aria-label={`${name}, home`}
    >
      {/* The snail crawls on the baseline. Its picture has a little space under its foot. */}
      <span className="mark w-9.5 md:[translate:0_8%]" />
      {word && <b className="font-normal max-md:hidden print:inline">{word}</b>}
    </a>
  );
}

const LINKS: { path: PagePath; label: string }[] = [
  { path: "/designs/", label: "Designs" },
  { path: "/info/", label: "Info" },
  { path: "/booking/", label: "Booking" },
  { path: "/about/", label: "About" },
];

/** A larger dot on the slow rule marks the current page in the row. */
const VARIANTS = {
  row: {
    list: "flex flex-wrap justify-end gap-x-[clamp(1.25rem,2.6vw,2.5rem)]",
    link: "on-rule inline-flex min-h-18 items-center gap-1.5 pt-4.5",
    icon: "size-3",
    booking: undefined,
  },
  menu: {
    list: undefined,
    link: clsx(
      "aria-[current]:after:dot flex min-h-15 items-center justify-between px-gutter",
      "font-display text-menu",
    ),
    icon: undefined,
    booking: "rounded-full bg-ink px-pill py-1.5 text-on-ink",
  },
};

type NavLinksProps = {
  variant: keyof typeof VARIANTS;
  pages: typeof LINKS;
  /** The current page's path. */
  path: string;
  social: Studio["social"];
};

/** The main navigation links, for the header and for the menu of small screens. */
function NavLinks({ variant, pages, path, social }: NavLinksProps) {
  const { list, link, icon, booking } = VARIANTS[variant];
  return (
    <ul className={list}>
      {pages.map((page) => (
        <li key={page.path}>
          <a
            className={clsx(link, "no-underline")}
            href={toAddress(page.path)}
            aria-current={toCurrent(page.path, path)}
          >
            {/* Booking is what many open the menu for. */}
            {booking && page.path === "/booking/" ? (
              <span className={booking}>{page.label}</span>
            ) : (
              page.label
            )}
          </a>
        </li>
      ))}
      {variant === "menu" && (
        <li>
          <a className={clsx(link, "no-underline")} href={toAddress(OWN_IDEA_PATH)}>
            Own idea
          </a>
        </li>
      )}
      {social.map((each) => (
        <li key={each.url}>
          <SocialLink className={clsx(link, "no-underline")} icon={icon} {...each} />
        </li>
      ))}
    </ul>
  );
}

/** Marks "Designs" as current on a design's page, but not as that page. */
function toCurrent(page: string, shown: string): "page" | "true" | undefined {
  if (shown === page) return "page";
  return page === "/designs/" && shown.startsWith("/design") ? "true" : undefined;
}
