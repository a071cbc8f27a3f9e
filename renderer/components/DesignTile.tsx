/** One design in a sheet of stamps: a link to its page or, when sold out, a button that opens it in the lightbox. */
import type { CSSProperties } from "react";
import { toAddress } from "../address.ts";
import { opticalShare, TILE_SIZES, tileSizes } from "../slots.ts";
import type { Tile } from "../tile.ts";
import { Picture, type PictureProps } from "./Picture.tsx";
import { toSoldOutSlide } from "./slide-attributes.ts";

type DesignTileProps = {
  tile: Tile;
  /** Below another design: without a preview, and with no more words than the title. */
  isBare?: boolean;
} & Pick<PictureProps, "priority">;

export function DesignTile({ tile, priority, isBare }: DesignTileProps) {
  const face = <Face tile={tile} priority={priority} isBare={isBare} />;
  if (tile.soldOut) {
    return (
      <button className="stamp tile" {...toSoldOutSlide(tile.soldOut, `${tile.id}\u2002${tile.title}`)}>
        {face}
      </button>
    );
  }
  return (
    <a className="stamp tile group" href={toAddress(`/design/${tile.id}/`)}>
      {face}
    </a>
  );
}

function Face({ tile: { id, title, price, soldOut, alt, image, cell }, priority, isBare }: DesignTileProps) {
  const aspectRatio = image.width / image.height;
  const share = `${Math.round(opticalShare(aspectRatio) * 100)}%`;
  return (
    <>
      <span className="absolute top-2.75 left-3.25 z-1 text-tiny/none text-soft sm:top-3.25 sm:left-3.75">
        {id}
      </span>
      <span
        className="tile-art"
        style={{ "--share": share, "--cell": isBare ? undefined : cell } as CSSProperties}
      >
        <Picture
          image={image}
          alt={isBare ? "" : alt}
          sizes={priority ? tileSizes(opticalShare(aspectRatio)) : TILE_SIZES}
          className={soldOut ? "opacity-26" : undefined}
          priority={priority}
        />
      </span>
      <span className="flex flex-col px-3.25 pb-3 text-small/[1.3] sm:flex-row sm:items-baseline sm:justify-between sm:gap-3 sm:px-3.75 sm:pb-3.5">
        <span
          className={
            soldOut
              ? "text-soft"
              : "text-balance underline-offset-[.22em] decoration-healed decoration-dotted decoration-2 group-hover:underline"
          }
        >
          {title}
        </span>
        {soldOut ? (
          <span className="sold-dot">Sold Out</span>
        ) : (
          price && <span className="whitespace-nowrap text-soft">{price}</span>
        )}
      </span>
    </>
  );
}
