/** The sticky header: mark, navigation, and below the medium breakpoint a menu that drops down under it. */
import { toAddress } from "../address.ts";
import type { Site } from "../site.ts";
import { Icon } from "./Icon.tsx";
import { Mark } from "./Mark.tsx";
import { NavLinks } from "./NavLinks.tsx";

type HeaderProps = { path: string; site: Site };

/** The current page is one larger dot on the slow rule. */
const NAV_LINK =
  "nav-link relative inline-flex min-h-18 items-center gap-1.5 pt-2.5 no-underline after:absolute after:-bottom-[7.5px] after:left-1/2 after:-ml-[5.5px] after:size-[11px] after:scale-0 after:rounded-full after:bg-ink after:shadow-[0_0_0_7px_var(--color-wall),0_0_4px_10px_var(--color-wall)] after:transition-[scale] after:duration-280 hover:after:scale-100 aria-[current]:after:scale-100";

const MENU_LINK =
  "flex min-h-15 items-center justify-between px-gutter font-serif text-[2.125rem] leading-none tracking-[-.03em] no-underline after:size-3 after:rounded-full after:bg-current not-aria-[current]:after:hidden";

export function Header({ path, site }: HeaderProps) {
  return (
    <header className="sticky top-0 z-20 bg-wall">
      <div className="wrap flex min-h-16 items-center justify-between md:min-h-18">
        <a
          className="flex items-center gap-3 py-2 font-serif text-[1.625rem] leading-none tracking-[-.03em] no-underline hover:text-ink"
          href={toAddress("/")}
          aria-label={`${site.name}, home`}
        >
          <Mark className="size-9.5" />
          <span className="hidden pt-[.38em] md:inline">Tattoo</span>
        </a>
        <nav className="hidden md:block" aria-label="Main">
          <ul className="flex gap-[clamp(1.25rem,2.6vw,2.5rem)]">
            <NavLinks path={path} social={site.social} linkClass={NAV_LINK} iconClass="size-3" />
          </ul>
        </nav>
        <button
          type="button"
          className="-mr-1 inline-flex min-h-12 items-center gap-2.5 pr-1 pl-4 font-semibold md:hidden"
          popoverTarget="menu"
          aria-controls="menu"
          aria-expanded="false"
        >
          Menu <Icon name="menu" />
        </button>
      </div>
      <div className="wrap md:relative md:-z-1">
        <span className="slow-rule" />
      </div>
      <nav
        id="menu"
        popover="auto"
        aria-label="Menu"
        className="fixed inset-x-0 top-17 m-0 w-full bg-panel pt-2 text-ink shadow-lifted backdrop:top-17 backdrop:bg-scrim md:hidden"
      >
        <ul>
          <NavLinks path={path} social={site.social} linkClass={MENU_LINK} iconClass="size-5" />
        </ul>
        <div className="perforated mt-3 rotate-180" />
      </nav>
    </header>
  );
}
