/** One design: its name, plate, facts and the other designs, in the order that small screens show them. */
import { clsx } from "clsx";
import { useData } from "vike-react/useData";
import { InlineScript, JsonScript } from "#renderer/shell/Inline.tsx";
import type { Data } from "./+data.ts";
import { DESIGN_JSON } from "./design-json.ts";
import { BookBar, Description, FactList, Glance, Name, Note } from "./facts/Facts.tsx";
import { Footnotes } from "./facts/Footnotes.tsx";
import { Healed } from "./more/Healed.tsx";
import { Others, Similar } from "./more/Others.tsx";
import { Plate } from "./plate/Plate.tsx";
import { PokeButton, PokeLine } from "./poke/PokeControls.tsx";
import { Printout } from "./size/Printout.tsx";
import { ToScale } from "./size/ToScale.tsx";
import inPage from "./skin/early.ts?early";
import { SkinPalette, toToneProperties } from "./skin/SkinPalette.tsx";

/** A longer title takes four lines on a phone, so a large plate would push "Preview on skin" off the first screen. */
const LONG_TITLE = 50;

export function Page() {
  const data = useData<Data>();
  const { design, cost, soldOut, plate, poke, healed, tryOn, photos, neighbors, tiles, more } = data;
  const measured = cost && plate.inches ? plate : undefined;
  const glance = cost && <Glance {...cost} />;
  return (
    <>
      <article
        id="design"
        className={clsx(
          "grid grid-cols-1 gap-x-[clamp(1.5rem,3vw,3.5rem)] gap-y-4 split:gap-y-6 px-gutter pt-[calc(var(--spacing-head)-var(--number))] [--number:1.65625rem]",
          "split:grid-cols-[minmax(0,7fr)_minmax(22rem,5fr)] split:grid-rows-[auto_1fr] split:items-start",
          soldOut && "[--faded:0.5]",
        )}
        style={cost && toToneProperties(plate.image)}
      >
        <Name design={design} neighbors={neighbors} />
        <div className="split:col-start-1 split:row-span-2 split:row-start-1">
          <Plate {...plate} isSmall={Boolean(soldOut) || design.title.length > LONG_TITLE}>
            {poke && <PokeButton healed={healed} />}
          </Plate>
          {poke ? <PokeLine>{glance}</PokeLine> : glance}
          {cost && <SkinPalette tones={plate.image.tones} canTry={tryOn !== undefined} />}
          {measured && <ToScale plate={measured} size={design.size} />}
        </div>
        <div id="facts" className="split:col-start-2 grid grid-cols-1 gap-6">
          {soldOut && <Similar tiles={soldOut.similar} likeIt={soldOut.likeIt} />}
          <Description sentences={design.sentences} />
          <FactList design={design} cost={cost} />
          {cost && <BookBar {...data} />}
          <Healed title={design.title} photos={photos} />
          <Note label="Sits well on" text={design.placement} />
          <Note label="Notes" text={design.notes} />
          {cost && <Footnotes />}
        </div>
        {cost && <InlineScript>{inPage}</InlineScript>}
      </article>
      <JsonScript of={DESIGN_JSON} data={{ more, tryOn, poke, healed }} />
      {tiles.length > 0 && <Others tiles={tiles} />}
      {measured && cost && <Printout design={design} cost={cost} plate={measured} />}
    </>
  );
}
