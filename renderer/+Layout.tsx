/** The shell of every page: skip link, header, main, footer. */
import type { ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { Footer } from "./components/Footer.tsx";
import { Header } from "./components/Header.tsx";
import { MarkSymbol } from "./components/Mark.tsx";
import { ScrollToTop } from "./components/ScrollToTop.tsx";
import "./styles.css";

export function Layout({ children }: { children: ReactNode }) {
  const { path, site, is404 } = usePageContext();
  return (
    <>
      <MarkSymbol />
      <a
        className="absolute -top-16 left-gutter z-50 rounded-full bg-ink px-5 py-3 text-on-ink hover:text-on-ink focus:top-2"
        href="#main"
      >
        Skip to content
      </a>
      <Header path={path} site={site} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer site={site} hasTrail={!is404} />
      <ScrollToTop />
    </>
  );
}
