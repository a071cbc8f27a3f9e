/** The shell of every page: its title and preview, then skip link, header, main, footer. */
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useConfig } from "vike-react/useConfig";
import { usePageContext } from "vike-react/usePageContext";
import { toAbsoluteAddress } from "#domain/address.ts";
import { DotButton } from "#renderer/components/Button.tsx";
import { Icon } from "#renderer/components/Icon.tsx";
import { Footer } from "#renderer/shell/Footer.tsx";
import { Header } from "#renderer/shell/Header.tsx";
import { headOf, isListed } from "#renderer/shell/page-head.tsx";

export function Layout({ children }: { children: ReactNode }) {
  const pageContext = usePageContext();
  const { path, site, hasDesigns, card, is404 } = pageContext;
  const { title, description } = headOf(pageContext);
  // vike-react prints these, also for link previews. The 404 page and the desk have no picture.
  useConfig()({
    title,
    description,
    image: card && isListed(pageContext) ? toAbsoluteAddress(card.path, site.url) : undefined,
  });
  return (
    <>
      <a
        className={clsx(
          "absolute bottom-full left-gutter z-50 rounded-full bg-ink px-5 py-3 text-on-ink no-underline",
          "focus:top-2 focus:bottom-auto print:hidden",
        )}
        href="#main"
      >
        Skip to content
      </a>
      <Header path={path} site={site} hasDesigns={hasDesigns} />
      <main id="main" className="flex-1 outline-none" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} hasTrail={!is404} />
      <ScrollToTop />
    </>
  );
}

/** Covers no text: it is in the header on small screens, otherwise in the gutter. shell.ts shows it and handles its clicks. */
function ScrollToTop() {
  return (
    <DotButton
      id="scroll-to-top"
      className={clsx(
        "fixed top-2 right-gutter z-20 mr-23 print:hidden",
        "md:top-auto md:right-0 md:bottom-5 md:mr-0 md:mb-(--bottom-bar)",
      )}
      hidden
      aria-label="Scroll to top"
    >
      <Icon name="up" />
    </DotButton>
  );
}
