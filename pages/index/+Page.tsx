/** Home: finished work in two galleries, and a few designs. */
import { clsx } from "clsx";
import { useData } from "vike-react/useData";
import { toAddress } from "#domain/address.ts";
import { OWN_IDEA_PATH, PRICIEST_FIRST } from "#domain/routes.ts";
import type { Tile } from "#domain/tile.ts";
import { ButtonLink } from "#renderer/components/Button.tsx";
import { Grid, Tiles } from "#renderer/pictures/DesignTile.tsx";
import { toThumbsStyle } from "#renderer/pictures/Picture.tsx";
import { BooksLine, NextDate } from "#renderer/state/Timed.tsx";
import type { Data } from "./+data.ts";
import { Gallery } from "./Gallery.tsx";

export function Page() {
  const data = useData<Data>();
  const { tattoos, doodles, thumbs, best } = data;
  const galleries = [
    { label: "Tattoos", works: tattoos, isSmall: false },
    { label: "Doodles", works: doodles, isSmall: true },
  ].filter(({ works }) => works.length > 0);
  const hasDesigns = best.length > 0;
  if (galleries.length === 0)
    return (
      <>
        <Invitation opening={data} designs={data.designs} hasDesigns={hasDesigns} />
        {hasDesigns && <Best tiles={best} />}
      </>
    );
  return (
    <>
      <div className="thumbs" style={toThumbsStyle(thumbs)}>
        <Opening {...data} />
        {galleries.map((gallery, index) => (
          <Gallery key={gallery.label} {...gallery} isFirst={index === 0} />
        ))}
      </div>
      {hasDesigns ? <Best tiles={best} /> : <Invitation designs={data.designs} hasDesigns={false} />}
    </>
  );
}

type OpeningProps = Pick<Data, "tagline" | "craft" | "closed" | "dates" | "designs">;

/** What stands above the galleries: on one line where there is room for it. */
function Opening({ tagline, craft, closed, dates, designs }: OpeningProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4 px-gutter pt-head">
      <div className="min-w-0">
        <h1 className="md:text-[clamp(2.75rem,4.6vw,5.5rem)]">{tagline}</h1>
        <p className="pt-2 text-soft">{craft}</p>
      </div>
      {designs > 0 && (
        <ButtonLink size="compact" className="flex-none" href={toAddress(PRICIEST_FIRST)}>
          {designs === 1 ? "1 design" : `${designs} designs`}
        </ButtonLink>
      )}
      <BooksLine closed={closed} className="w-full" />
      <NextDate dates={dates} className="w-full text-small text-soft" />
    </div>
  );
}

/** The end of Home: a few designs on large stamps, the way to all of them, and to one of the visitor's own. */
function Best({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <section className="px-gutter pt-section" aria-labelledby="best">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pb-title">
        <h2 id="best">From the designs</h2>
        <p className="text-soft">Try each on your own skin before you book.</p>
      </div>
      <Grid className="[--columns:2] split:[--columns:4]">
        <Tiles tiles={tiles} />
      </Grid>
      <p className="flex flex-wrap items-baseline gap-x-8 gap-y-4 pt-8">
        <ButtonLink variant="quiet" href={toAddress(PRICIEST_FIRST)}>
          See the designs
        </ButtonLink>
        <a className="font-display text-lead" href={toAddress(OWN_IDEA_PATH)}>
          Something of your own?
        </a>
      </p>
    </section>
  );
}

type InvitationProps = {
  /** The heading and the lines below it, if there is no gallery. */
  opening?: Pick<Data, "tagline" | "craft" | "closed" | "dates">;
  /** The number of designs, and whether any is available. */
  designs: number;
  hasDesigns: boolean;
};

/** A link to the designs that replaces finished work, or to an idea of one's own where there are none. */
function Invitation({ opening, designs, hasDesigns }: InvitationProps) {
  const words = hasDesigns
    ? "Designs that are ready to be tattooed, with sizes and prices."
    : designs > 0
      ? "The next designs are still being drawn."
      : "Tell me what you would like to wear, and I draw it for you.";
  return (
    <div
      className={clsx(
        "grid justify-items-start gap-5 px-gutter pt-section",
        opening && "min-h-[min(60svh,40rem)] content-end",
      )}
    >
      {opening && <h1 className="max-w-[12em] text-display">{opening.tagline}</h1>}
      {opening && <p className="text-small text-soft">{opening.craft}</p>}
      <BooksLine closed={opening?.closed} />
      {opening && <NextDate dates={opening.dates} className="text-small text-soft" />}
      <p className="max-w-152 font-display text-lead">{words}</p>
      <ButtonLink href={toAddress(designs > 0 ? "/designs/" : OWN_IDEA_PATH)}>
        {designs > 0 ? "See the designs" : "Your own idea"}
      </ButtonLink>
    </div>
  );
}
