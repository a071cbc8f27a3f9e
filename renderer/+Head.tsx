/** The head of every page; structured data comes from its `+data`, styles and early scripts from files of its folder. */
import type { Graph } from "schema-dts";
import type { GlobalContextServer } from "vike/types";
import { usePageContext } from "vike-react/usePageContext";
import { toAbsoluteAddress, toAddress } from "#domain/address.ts";
import { DESK_MANIFEST } from "#domain/routes.ts";
import { InlineScript, InlineStyle, JsonScript, SPECULATION_RULES } from "#renderer/shell/Inline.tsx";
import { headOf, isListed, SocialCard } from "#renderer/shell/page-head.tsx";
import type { ShellSettings } from "#renderer/shell/shell.ts";

export function Head() {
  const pageContext = usePageContext();
  const { path, site, card, policy, css, early, globalContext } = pageContext;
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
      {globalContext.displayFont && (
        <link rel="preload" href={globalContext.displayFont} as="font" type="font/woff2" crossOrigin="" />
      )}
      <ModulePreloads />
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

type ViteManifest = NonNullable<GlobalContextServer["assetsManifest"]>;

/** Preloads the page's own script and all that it imports: at once, but after what visitors see first. */
function ModulePreloads() {
  const { pageId, globalContext } = usePageContext();
  const manifest = ("assetsManifest" in globalContext && globalContext.assetsManifest) || {};
  const entry = [`${pageId?.slice(1)}/+client.ts`, "renderer/+client.ts"].find((key) => key in manifest);
  return listModules(manifest, entry ? [entry] : []).map((file) => (
    <link key={file} rel="modulepreload" href={toAddress(file)} fetchPriority="low" />
  ));
}

/** Lists the files of these modules and of all that they import. Keys are those of Vite's manifest. */
function listModules(manifest: ViteManifest, keys: readonly string[]): string[] {
  const found = new Set(keys);
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported);
  return [...found].flatMap((key) => manifest[key]?.file ?? []);
}
