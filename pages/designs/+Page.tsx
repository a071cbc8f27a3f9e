/** The catalogue: every design as a tile, and the bar that sorts and filters them. */
import { useData } from "vike-react/useData";
import { toAddress } from "#renderer/address.ts";
import { DesignTile } from "#renderer/components/DesignTile.tsx";
import type { Data } from "./+data.ts";

/** Pictures of the first view: two ahead of the rest, then as many as a large screen shows. */
const FIRST = 2;
const FIRST_VIEW = 10;

export function Page() {
  const { designs } = useData<Data>();
  return (
    <>
      <div className="wrap flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pt-[clamp(1.5rem,3.4vw,3rem)] pb-[clamp(1rem,1.6vw,1.5rem)]">
        <h1>Designs</h1>
        <p className="text-soft" role="status">
          {designs.length} designs
        </p>
      </div>
      <div className="wrap catalogue-bar z-12 flex items-center gap-2 bg-wall max-md:bottom-bar md:sticky md:top-[calc(4.5rem+4px)] md:py-3.5">
        <span className="slow-rule absolute inset-x-gutter -top-0.5 md:hidden" />
        <a className="btn ml-auto min-h-11.5" href={toAddress("/booking/")}>
          Book Now
        </a>
      </div>
      <div className="wrap">
        <ul className="sheet">
          {designs.map(({ tile }, index) => (
            <li key={tile.id}>
              <DesignTile tile={tile} priority={toPriority(index)} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function toPriority(index: number) {
  if (index < FIRST) return "high";
  return index < FIRST_VIEW ? "eager" : undefined;
}
