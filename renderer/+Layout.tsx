/** The shell of every page: skip link, header, main, footer. */
import type { ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { Footer } from "./components/Footer.tsx";
import { Header } from "./components/Header.tsx";
import { ScrollToTop } from "./components/ScrollToTop.tsx";
import "./app.css";

export function Layout({ children }: { children: ReactNode }) {
  const { path, site, is404 } = usePageContext();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header path={path} site={site} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} hasTrail={!is404} />
      <ScrollToTop />
    </>
  );
}
