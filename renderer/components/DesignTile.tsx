/** One design as a stamp: a link to its page or, when sold out, a button that opens the lightbox. */
import type { CSSProperties } from "react";
import { toAddress } from "#domain/address.ts";
import { opticalShare, TILE_SIZES, tileSizes } from "#domain/slots.ts";
import type { Tile } from "#domain/tile.ts";
import { toSoldOutSlide } from "#renderer/slide-attributes.ts";
import { Picture, type PictureProps } from "./Picture.tsx";

type DesignTileProps = {
  tile: Tile;
  /** Below another design: no placeholder, and empty alternative text beside the title. */
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
    <a className="stamp tile" href={toAddress(`/design/${tile.id}/`)}>
      {face}
    </a>
  );
}

function Face({ tile: { id, title, price, soldOut, alt, image, cell }, priority, isBare }: DesignTileProps) {
  const aspectRatio = image.width / image.height;
  const share = `${Math.round(opticalShare(aspectRatio) * 100)}%`;
  return (
    <>
      <small>{id}</small>
      <span
        className="tile-art"
        style={{ "--share": share, "--cell": isBare ? undefined : cell } as CSSProperties}
      >
        <Picture
          image={image}
          alt={isBare ? "" : alt}
          sizes={priority ? tileSizes(opticalShare(aspectRatio)) : TILE_SIZES}
          priority={priority}
        />
      </span>
      <span className="tile-label">
        <b>{title}</b>
        {soldOut ? <span className="sold-dot">Sold Out</span> : price && <span>{price}</span>}
      </span>
    </>
  );
}
