/** What stands in the head of every page besides its title and description. */
import { usePageContext } from "vike-react/usePageContext";
import { toAbsoluteAddress, toAddress } from "./address.ts";
import { JsonScript } from "./components/JsonScript.tsx";
import { SETTINGS_ID } from "./shell-settings.ts";
import { VIEW_TRANSITIONS } from "./view-transitions.ts";

/**
 * Pages of this site are fetched when a link is likely to be followed. As they stand inline, a content security policy
 * must allow `'inline-speculation-rules'` in `script-src`.
 */
const toSpeculationRules = () => ({
  prefetch: [
    {
      where: {
        and: [{ href_matches: toAddress("/*") }, { not: { href_matches: toAddress("/images/*") } }],
      },
      eagerness: "moderate",
    },
  ],
});

export function Head() {
  const { path, site, shellSettings, contentSecurityPolicy, is404 } = usePageContext();
  // Nothing has been seen where no page is; an old design's address only leads on.
  const settings = is404 ? { ...shellSettings, pageViews: undefined } : shellSettings;
  return (
    <>
      {contentSecurityPolicy && <meta httpEquiv="Content-Security-Policy" content={contentSecurityPolicy} />}
      <meta name="theme-color" content="#d6d5cf" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#191a19" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={toAddress("favicon.svg")} />
      <link
        rel="preload"
        href={toAddress("fonts/gowun-batang-400.woff2")}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
      {!is404 && <link rel="canonical" href={toAbsoluteAddress(path, site.origin)} />}
      <JsonScript id={SETTINGS_ID} data={settings} />
      <JsonScript type="speculationrules" data={toSpeculationRules()} />
      <style>{VIEW_TRANSITIONS}</style>
    </>
  );
}
