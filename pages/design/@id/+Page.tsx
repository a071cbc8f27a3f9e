/** One design: the plate, its facts, and the other designs. */
import { clsx } from "clsx";
import { useData } from "vike-react/useData";
import type { Data } from "./+data.ts";
import { Facts } from "./Facts.tsx";
import { Others } from "./others/Others.tsx";
import { Plate } from "./Plate.tsx";
import { Printout } from "./Printout.tsx";
import { TrueSize } from "./TrueSize.tsx";
import keptTone from "./tones/kept-tone.js?url&no-inline";
import { SkinPalette } from "./tones/SkinPalette.tsx";
import { TONE_KEY } from "./tones/tones.ts";
import { TryOnButton } from "./try/TryOnButton.tsx";
import "./design.css";

export function Page() {
  const { design, cost, plate, neighbors, others, tryOn } = useData<Data>();
  return (
    <>
      <article
        id="design"
        className={clsx(
          "grid grid-cols-1 gap-[clamp(1.5rem,3vw,3.5rem)] px-gutter pt-[clamp(1rem,2vw,2rem)]",
          "lg:grid-cols-[minmax(0,7fr)_minmax(22rem,5fr)] lg:items-start max-lg:[reading-flow:grid-order]",
          design.isSoldOut && "[--faded:0.5]",
        )}
      >
        {/* Sticky where it fits the screen together with its palette. */}
        <div className="max-lg:-order-1 lg:top-26 lg:[@media(height>=44rem)]:sticky">
          <Plate {...plate} />
          <SkinPalette />
          {tryOn && <TryOnButton design={tryOn} />}
        </div>
        <Facts design={design} cost={cost} plate={plate} neighbors={neighbors} />
        {plate.inches && <TrueSize {...plate} />}
        <script src={keptTone} data-key={TONE_KEY} />
      </article>
      {others.tiles.length > 0 && <Others {...others} />}
      {plate.inches && <Printout design={design} plate={plate} />}
    </>
  );
}
