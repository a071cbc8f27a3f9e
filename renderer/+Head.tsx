/** The head of every page; structured data comes from its `+data`, styles and early scripts from files of its folder. */
import type { Graph } from "schema-dts";
import { usePageContext } from "vike-react/usePageContext";
import { toAbsoluteAddress, toAddress } from "#domain/address.ts";
import { DESK_MANIFEST } from "#domain/routes.ts";
import { InlineScript, InlineStyle, JsonScript, SPECULATION_RULES } from "#renderer/shell/Inline.tsx";
import loader from "#renderer/shell/load-early.ts?early";
import { headOf, isListed, SocialCard } from "#renderer/shell/page-head.tsx";
import type { ShellSettings } from "#renderer/shell/shell.ts";

export function Head() {
  const pageContext = usePageContext();
  const { path, site, card, policy, css, early, displayFont } = pageContext;
  const head = headOf(pageContext);
  const isPublic = isListed(pageContext);
  const { colors, scheme } = site.brand;
  // A 404 is not a page view, and the URL of an unknown design only redirects.
  const isCounted = import.meta.env.PROD && isPublic;
  return (
    <>
      {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
      {scheme !== "dark" && (
        <meta name="theme-color" content={colors.light.wall} media="(prefers-color-scheme: light)" />
      )}
      <meta
        name="theme-color"
        content={colors.dark.wall}
        media={scheme === "dark" ? undefined : "(prefers-color-scheme: dark)"}
      />
      <link rel="icon" href={toAddress("favicon.svg")} />
      {import.meta.env.PROD && (
        <BuiltLinks siteName={site.name} manifest={head.isPrivate ? DESK_MANIFEST : "site.webmanifest"} />
      )}
      {head.isPrivate && <meta name="referrer" content="no-referrer" />}
      {isPublic ? (
        <>
          <link rel="canonical" href={toAbsoluteAddress(path, site.url)} />
          <SocialCard path={path} site={site} card={card} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {head.things && (
        <JsonScript
          type="application/ld+json"
          data={{ "@context": "https://schema.org", "@graph": head.things } satisfies Graph}
        />
      )}
      <JsonScript
        id="shell-settings"
        data={
          {
            // The artist's own pages are hers to inspect.
            protection: site.protection && import.meta.env.PROD && !head.isPrivate,
            pageViews: isCounted ? site.analytics : undefined,
          } satisfies ShellSettings
        }
      />
      <InlineScript type="speculationrules">{SPECULATION_RULES}</InlineScript>
      <InlineStyle>{css}</InlineStyle>
      {early.map((script) => (
        <InlineScript key={script}>{script}</InlineScript>
      ))}
      {displayFont && <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="" />}
      <PageScript />
    </>
  );
}

/** Files that only the build writes; the dev server does not have them. */
function BuiltLinks({ siteName, manifest }: { siteName: string; manifest: string }) {
  return (
    <>
      <link rel="apple-touch-icon" href={toAddress("apple-touch-icon.png")} />
      <link rel="manifest" href={toAddress(manifest)} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`New designs by ${siteName}`}
        href={toAddress("feed.xml")}
      />
    </>
  );
}

/** Loads the page's own script, after what visitors see first. The dev server prints it by itself. */
function PageScript() {
  const { pageId, globalContext } = usePageContext();
  const manifest = ("assetsManifest" in globalContext && globalContext.assetsManifest) || {};
  const script = manifest[`${pageId?.slice(1)}/+client.ts`] ?? manifest["pages/+client.ts"];
  return script && <InlineScript data-src={toAddress(script.file)}>{loader}</InlineScript>;
}
