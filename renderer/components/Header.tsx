/** The sticky header: mark, navigation, and below the medium breakpoint a menu that drops down under it. */
import { toAddress } from "#domain/address.ts";
import type { Site } from "#domain/site.ts";
import { Icon } from "./Icon.tsx";
import { NavLinks } from "./NavLinks.tsx";

type HeaderProps = {
  path: string;
  site: Site;
  /** Beside the mark; may be empty. */
  word: string;
};

export function Header({ path, site, word }: HeaderProps) {
  // A name holds the words that it is seen as (WCAG 2.5.3).
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
        <button type="button" popoverTarget="menu" aria-controls="menu" aria-expanded="false">
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
