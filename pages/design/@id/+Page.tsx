/** One design: the plate, its facts, and the other designs. */
import { useData } from "vike-react/useData";
import type { Data } from "./+data.ts";
import { Facts } from "./Facts.tsx";
import { Others } from "./others/Others.tsx";
import { Plate } from "./Plate.tsx";
import { Printout } from "./print/Printout.tsx";
import keptTone from "./tones/kept-tone.js?url&no-inline";
import { SkinPalette } from "./tones/SkinPalette.tsx";
import { TryOnButton } from "./try/TryOnButton.tsx";
import "./design.css";

export function Page() {
  const { design, cost, plate, neighbors, others, tryOn } = useData<Data>();
  return (
    <>
      <article id="design" className={design.isSoldOut ? "wrap column sold" : "wrap column"}>
        <div className="plate-column">
          <Plate {...plate} />
          <SkinPalette />
          {tryOn && <TryOnButton design={tryOn} />}
        </div>
        <Facts design={design} cost={cost} plate={plate} neighbors={neighbors} />
        <script src={keptTone} />
      </article>
      {others.tiles.length > 0 && <Others {...others} />}
      {plate.inches && <Printout design={design} plate={plate} />}
    </>
  );
}
