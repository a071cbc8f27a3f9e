/** The head of every page; title, description and structured data come from its `+data`, styles and early scripts from its `+inline`. */

import displayFont from "studio-brand/display-font.ts";
import type { PageContext } from "vike/types";
import { useData } from "vike-react/useData";
import { usePageContext } from "vike-react/usePageContext";
import { toAbsoluteAddress, toAddress } from "#domain/address.ts";
import { InlineScript, InlineStyle } from "#renderer/shell/Inline.tsx";
import { ModulePreloads } from "#renderer/shell/ModulePreloads.tsx";
import { PageHead, type PageHeadProps } from "#renderer/shell/PageHead.tsx";
import { SETTINGS, toShellSettings } from "#renderer/shell/settings.ts";
import { SPECULATION_RULES } from "#renderer/shell/speculation-rules.ts";
import { JsonScript } from "./components/JsonScript.tsx";

export function Head() {
  const { path, site, card, is404, policy, config } = usePageContext();
  const { head } = useData<{ head: PageHeadProps }>();
  const { colors, scheme } = site.brand;
  const settings = toShellSettings(site, {
    // A 404 is not a page view, and the URL of an unknown design only redirects.
    isCounted: import.meta.env.PROD && !is404,
    fromLocalhost: process.env.ANALYTICS_LOCALHOST === "1",
  });
  return (
    <>
      {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
      <PageHead {...head} />
      {scheme !== "dark" && (
        <meta name="theme-color" content={colors.light.wall} media="(prefers-color-scheme: light)" />
      )}
      <meta
        name="theme-color"
        content={colors.dark.wall}
        media={scheme === "dark" ? undefined : "(prefers-color-scheme: dark)"}
      />
      <link rel="icon" href={toAddress("favicon.svg")} />
      {import.meta.env.PROD && <BuiltLinks siteName={site.name} />}
      {is404 ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={toAbsoluteAddress(path, site.url)} />
          <SocialCard path={path} site={site} card={card} />
        </>
      )}
      <JsonScript of={SETTINGS} data={settings} />
      <InlineScript type="speculationrules">{SPECULATION_RULES}</InlineScript>
      {config.inline && <InlineStyle>{config.inline.css}</InlineStyle>}
      {config.inline?.early && <InlineScript>{config.inline.early}</InlineScript>}
      {/* Vike, too, preloads a font that a page imports; browsers fetch it once. */}
      <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="" />
      <ModulePreloads />
    </>
  );
}

/** Files that only the build writes; the dev server does not have them. */
function BuiltLinks({ siteName }: { siteName: string }) {
  return (
    <>
      <link rel="apple-touch-icon" href={toAddress("apple-touch-icon.png")} />
      <link rel="manifest" href={toAddress("site.webmanifest")} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`New designs by ${siteName}`}
        href={toAddress("feed.xml")}
      />
    </>
  );
}

/** Link previews: Open Graph (ogp.me) and the Twitter card type. PageHead adds title and description. */
function SocialCard({ path, site, card }: Pick<PageContext, "path" | "site" | "card">) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:url" content={toAbsoluteAddress(path, site.url)} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_US" />
      {card && (
        <>
          <meta property="og:image" content={toAbsoluteAddress(card.path, site.url)} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(card.width)} />
          <meta property="og:image:height" content={String(card.height)} />
          <meta property="og:image:alt" content={card.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
