import { usePageContext } from "vike-react/usePageContext";
import { toAddress } from "#domain/address.ts";
import { UNKNOWN_KEY } from "#renderer/browser/storage.ts";
import { PageHead } from "#renderer/components/PageHead.tsx";
import unknownDesign from "./unknown-design.js?url&no-inline";

export function Head() {
  const { site } = usePageContext();
  return (
    <>
      <PageHead
        title={`Page not found | ${site.name}`}
        description={`There is no page at this address, but the designs by ${site.name} are still here.`}
      />
      {/* A classic script, so that it redirects before the first paint. The build inlines it. */}
      <script src={unknownDesign} data-base={toAddress("/")} data-unknown-key={UNKNOWN_KEY} />
    </>
  );
}
