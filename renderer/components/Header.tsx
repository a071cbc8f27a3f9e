/** The sticky header: mark, navigation, and below the medium breakpoint a menu that drops down under it. */
import { toAddress } from "#domain/address.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { Icon } from "./Icon.tsx";
import { NavLinks } from "./NavLinks.tsx";

type HeaderProps = { path: string; site: Studio };

export function Header({ path, site }: HeaderProps) {
  const { word } = site.brand;
  // The accessible name must contain the visible text (WCAG 2.5.3).
  const name = site.name.includes(word) ? site.name : `${word}, ${site.name}`;
  return (
    <header>
      <div className="wrap">
        <a className="home" href={toAddress("/")} aria-label={`${name}, home`}>
          <span className="mark" />
          {word && <b>{word}</b>}
        </a>
        <nav className="links" aria-label="Main">
          <NavLinks path={path} social={site.social} />
        </nav>
        <button type="button" popoverTarget="menu" aria-controls="menu">
          Menu <Icon name="menu" />
        </button>
      </div>
      <span className="slow-rule" />
      <nav id="menu" popover="auto" aria-label="Menu">
        <NavLinks path={path} social={site.social} />
        <div className="perforated" />
      </nav>
    </header>
  );
}
