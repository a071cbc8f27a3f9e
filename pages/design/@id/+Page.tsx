/** One design: the plate, its facts, and the other designs. */
import { useData } from "vike-react/useData";
import { toAddress } from "#domain/address.ts";
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
      <article id="design" className="wrap">
        <div className="plate-column">
          <Plate plate={plate} isSoldOut={design.isSoldOut} />
          <SkinPalette />
        </div>
        <Facts design={design} plate={plate} />
      </article>
      {others.length > 0 && <Others tiles={others} />}
    </>
  );
}

function Others({ tiles }: { tiles: Data["others"] }) {
  return (
    <section className="wrap pt-section" aria-labelledby="others">
      <div className="ends">
        <h2 id="others">Other designs</h2>
        <a href={toAddress("/designs/")}>All designs</a>
      </div>
      <ul className="sheet">
        {tiles.map((tile) => (
          <li key={tile.id}>
            <DesignTile tile={tile} isBare />
          </li>
        ))}
      </ul>
    </section>
  );
}
