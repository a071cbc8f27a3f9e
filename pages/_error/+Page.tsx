/** The 404 page: text at the bottom of the screen, above a larger snail at the end of its trail. */
import { usePageContext } from "vike-react/usePageContext";
import { toAddress } from "#domain/address.ts";
import { ButtonLink } from "#renderer/components/Button.tsx";
import { SlowRule } from "#renderer/components/Icon.tsx";

export function Page() {
  const { site, hasDesigns } = usePageContext();
  return (
    <div className="grid min-h-[calc(100svh-10rem)] grid-cols-1 content-end justify-items-start gap-8 px-gutter pt-head max-md:min-h-[calc(100svh-15rem)]">
      {/* Each sentence balances its own lines. */}
      <h1 className="max-w-full">
        <span className="block">This page is not here.</span>{" "}
        <span className="block">{site.brand.notFound}</span>
      </h1>
      <ButtonLink href={toAddress(hasDesigns ? "/designs/" : "/")}>
        {hasDesigns ? "See the designs" : "Home"}
      </ButtonLink>
      <div className="mt-[clamp(1rem,6vw,5rem)] flex w-full items-end gap-[clamp(0.75rem,2vw,2rem)] [--snail:clamp(min(9rem,45vw),25vw,21rem)]">
        {/* The rule meets the snail's first dots. */}
        <SlowRule isMirrored className="mb-[calc(var(--snail)*0.108-4.5px)] flex-1 [--scale:2.25]" />
        <span className="mark w-(--snail)" />
      </div>
    </div>
  );
}
