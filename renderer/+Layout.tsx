/** The shell of every page: skip link, header, main, footer. */
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { Footer } from "#renderer/shell/Footer.tsx";
import { Header } from "#renderer/shell/Header.tsx";
import { ScrollToTop } from "#renderer/shell/ScrollToTop.tsx";

export function Layout({ children }: { children: ReactNode }) {
  const { path, site, is404 } = usePageContext();
  return (
    <>
      <a
        className={clsx(
          "absolute bottom-full left-gutter z-50 rounded-full bg-ink px-5 py-3 text-on-ink",
          "focus:top-2 focus:bottom-auto print:hidden",
        )}
        href="#main"
      >
        Skip to content
      </a>
      <Header path={path} site={site} />
      <main id="main" className="flex-1 outline-none" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} hasTrail={!is404} />
      <ScrollToTop />
    </>
  );
}
