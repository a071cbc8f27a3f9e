/** What stands in the head of every page besides its title and description. */
import { usePageContext } from "vike-react/usePageContext";
import { toAbsoluteAddress, toAddress } from "./address.ts";

/** Inline, because browsers honour it only sometimes from a stylesheet of its own. */
const VIEW_TRANSITIONS =
  "@view-transition{navigation:auto}@media(prefers-reduced-motion:reduce){@view-transition{navigation:none}}";

export function Head() {
  const { path, site, is404 } = usePageContext();
  return (
    <>
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
      <style>{VIEW_TRANSITIONS}</style>
    </>
  );
}
