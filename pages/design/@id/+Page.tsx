/** The page of one design: the plate, what there is to know about it, and the other designs. */
import { useData } from "vike-react/useData";
import { toAddress } from "#renderer/address.ts";
import { DesignTile } from "#renderer/components/DesignTile.tsx";
import type { Data } from "./+data.ts";
import { Facts } from "./Facts.tsx";
import { Plate } from "./Plate.tsx";
import { SkinPalette } from "./SkinPalette.tsx";
import "./design.css";

export function Page() {
  const { design, plate, others } = useData<Data>();
  return (
    <>
      <article
        id="design"
        className="wrap grid gap-[clamp(1.5rem,3vw,3.5rem)] pt-[clamp(1rem,2vw,2rem)] lg:grid-cols-[minmax(0,7fr)_minmax(22rem,5fr)]"
      >
        <div className="plate-column min-w-0">
          <Plate plate={plate} isSoldOut={design.isSoldOut} />
          <SkinPalette />
        </div>
        <Facts design={design} plate={plate} />
      </article>
      <section className="wrap pt-section" aria-labelledby="others">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pb-[clamp(1rem,1.6vw,1.5rem)]">
          <h2 id="others">Other designs</h2>
          <a href={toAddress("/designs/")}>All designs</a>
        </div>
        <ul className="sheet">
          {others.map((tile) => (
            <li key={tile.id}>
              <DesignTile tile={tile} isBare />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
