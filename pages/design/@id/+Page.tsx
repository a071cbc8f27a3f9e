/** One design: its name, plate, facts and the other designs, in the order that small screens show them. */
import { clsx } from "clsx";
import { useData } from "vike-react/useData";
import { InlineScript } from "#renderer/shell/Inline.tsx";
import type { Data } from "./+data.ts";
import { BookBar, Description, DesignFacts, Footnotes, Note, Summary } from "./Facts.tsx";
import { Name } from "./Name.tsx";
import { OnSkin } from "./OnSkin.tsx";
import { Others, Similar } from "./Others.tsx";
import { Plate } from "./Plate.tsx";
import { Printout } from "./Printout.tsx";
import { PokeButton, PokeLine } from "./poke/PokeControls.tsx";
import { Tones, toToneProperties } from "./Tones.tsx";
import { ToScale } from "./ToScale.tsx";
import tonesScript from "./tones-early.ts?early";

/** A longer title takes four lines on a phone, so a large plate would push "Preview on skin" off the first screen. */
const LONG_TITLE = 50;

export function Page() {
  const data = useData<Data>();
  const { design, cost, soldOut, plate, poke, healed, tryOn, photos, neighbors, tiles, more } = data;
  const measured = cost && plate.inches ? plate : undefined;
  const summary = cost && <Summary {...cost} />;
  return (
    <>
      <article
        id="design"
        className={clsx(
          "toned grid grid-cols-1 gap-x-[clamp(1.5rem,3vw,3.5rem)] gap-y-4 split:gap-y-6 px-gutter pt-[calc(var(--spacing-head)-var(--number))] [--number:1.65625rem]",
          "split:grid-cols-[minmax(0,7fr)_minmax(22rem,5fr)] split:items-start",
          soldOut ? "split:grid-rows-[auto_auto_1fr] [--faded:0.5]" : "split:grid-rows-[auto_1fr]",
        )}
        style={cost && toToneProperties(plate.image)}
      >
        <Name design={design} neighbors={neighbors} />
        <div
          className={clsx(
            "split:col-start-1 split:row-start-1",
            soldOut ? "split:row-span-3" : "split:row-span-2",
          )}
        >
          <Plate {...plate} poke={poke} isSmall={Boolean(soldOut) || design.title.length > LONG_TITLE}>
            {poke && <PokeButton photo={healed} />}
          </Plate>
          {poke ? <PokeLine>{summary}</PokeLine> : summary}
          {cost && <Tones tones={plate.image.tones} tryOn={tryOn} />}
          {measured && <ToScale plate={measured} design={design} />}
        </div>
        {soldOut && <Similar {...soldOut} />}
        <div id="facts" className="split:col-start-2 split:row-start-2 grid grid-cols-1 gap-6">
          <Description sentences={design.sentences} />
          <DesignFacts design={design} cost={cost} />
          {cost && <BookBar {...data} />}
          <OnSkin title={design.title} photos={photos} />
          <Note label="Sits well on" text={design.placement} />
          <Note label="Notes" text={design.notes} />
          {cost && <Footnotes hours={design.hours} likeIt={data.likeIt} />}
        </div>
        {cost && <InlineScript>{tonesScript}</InlineScript>}
      </article>
      {tiles.length > 0 && <Others tiles={tiles} hasSimilar={Boolean(soldOut)} more={more} />}
      {measured && cost && <Printout design={design} cost={cost} plate={measured} />}
    </>
  );
}
