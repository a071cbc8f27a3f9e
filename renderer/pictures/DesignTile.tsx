/** A design as a stamp that links to its page, and the grid of them. The lightbox turns a sold-out one into a button. */
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { toAddress } from "#domain/address.ts";
import { unpackPicture } from "#domain/pictures.ts";
import { toDesignPath } from "#domain/routes.ts";
import { opticalShare, type Tile } from "#domain/tile.ts";
import { toSoldOutSlide } from "#renderer/lightbox/slide-attributes.ts";
import { Picture, type PictureProps } from "#renderer/pictures/Picture.tsx";
import { SaveButton } from "#renderer/state/SaveButton.tsx";
import { Reserved } from "#renderer/state/Timed.tsx";

/** A grid of stamps in 2 to 5 columns (roles.css). */
export function Grid({ className, ...list }: ComponentProps<"ul">) {
  return <ul className={clsx("sheet", className)} {...list} />;
}

/** The designs in a grid, also those that a script adds to it. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return tiles.map((tile) => (
    <li key={tile.id}>
      <DesignTile tile={tile} />
    </li>
  ));
}

type DesignTileProps = { tile: Tile } & Pick<PictureProps, "priority"> & {
    /** The share of the tile's width that the drawing takes, unless all cover about the same area. */
    share?: number;
  };

export function DesignTile({ tile, priority, share }: DesignTileProps) {
  const { id, title, soldOut } = tile;
  return (
    <>
      <a
        data-tile
        className={clsx(
          "stamp flex min-w-0 flex-1 flex-col justify-between text-left no-underline",
          "focus-visible:z-2 focus-visible:-outline-offset-7",
        )}
        {...(soldOut && toSoldOutSlide(unpackPicture(soldOut), `${id}\u2002${title}`))}
        href={toAddress(toDesignPath(id))}
        // The lightbox alone sets role and aria-haspopup, maybe before an island hydrates.
        suppressHydrationWarning
      >
        <Face tile={tile} priority={priority} share={share} />
      </a>
      <SaveButton id={id} title={title} />
    </>
  );
}

/** Separates the parts for screen readers: "74, Sitting Pig, 80 €". */
const COMMA = "after:text-none after:content-[',']";

function Face({ tile, priority, share }: DesignTileProps) {
  return (
    <>
      <small
        className={clsx(
          "absolute top-(--margin) left-(--margin) z-1 -mt-0.5 text-soft text-tiny/none",
          COMMA,
        )}
      >
        {tile.id}
      </small>
      <Art tile={tile} priority={priority} share={share} />
      <Label tile={tile} />
    </>
  );
}

/** The drawing, laid out and loaded when it comes near. */
function Art({ tile, priority, share: asked }: DesignTileProps) {
  const { soldOut, alt = "", cell } = tile;
  const image = unpackPicture(tile.image);
  const optical = opticalShare(image.width / image.height);
  const share = asked ?? optical;
  return (
    <span
      className="grid aspect-4/5 place-items-center overflow-hidden content-auto"
      style={{ "--share": `${Math.round(share * 100)}%`, "--cell": cell }}
    >
      <Picture
        image={image}
        alt={alt}
        sizes={priority ? sizesOf(optical) : "(min-width: 64rem) 20vw, 42vw"}
        className={clsx("w-(--share) [translate:0_4%]", soldOut && "opacity-26")}
        priority={priority}
      />
    </span>
  );
}

/** The title, and the price beside it if that fits. */
function Label({
  tile: { title, price = "On request", left, reserved, soldOut },
}: Pick<DesignTileProps, "tile">) {
  const facts = [price, left && `${left} left`].filter(Boolean).join(" · ");
  return (
    <span
      className={clsx(
        "wrap-break-word -mb-px flex flex-col px-(--margin) pb-(--margin) text-small/snug text-soft",
        "sm:flex-row sm:flex-wrap sm:items-baseline sm:gap-x-3",
      )}
    >
      <b className={clsx("font-normal sm:flex-1 sm:basis-24", !soldOut && "text-balance text-ink", COMMA)}>
        {title}
      </b>
      {soldOut ? <span className="sold-dot">Sold Out</span> : <span>{facts}</span>}
      {reserved && <Reserved reserved={reserved} className="w-full" />}
    </span>
  );
}

/** Writes the exact `sizes` of an eager picture. Lazy ones have `auto`, and a short guess for browsers without it. */
const sizesOf = (share: number) =>
  `(min-width: 90rem) calc((20vw - 1.2rem) * ${share}), (min-width: 64rem) calc(23vw * ${share}), (min-width: 40rem) calc(31vw * ${share}), calc(46vw * ${share})`;
