/** One design as a stamp: a link to its page. When sold out, browser/slides.ts makes it a button, which opens the lightbox. */
import type { CSSProperties } from "react";
import { toAddress } from "#domain/address.ts";
import { toDesignPath } from "#domain/routes.ts";
import { TILE_SIZES, tileSizes } from "#domain/sizes.ts";
import { opticalPercent, opticalShare } from "#domain/slots.ts";
import type { Tile } from "#domain/tile.ts";
import { toSoldOutSlide } from "#renderer/slide-attributes.ts";
import { Picture, type PictureProps } from "./Picture.tsx";

type DesignTileProps = {
  tile: Tile;
  /** For the page of another design: no placeholder, and no alternative text, because the page shows the title. */
  isBare?: boolean;
} & Pick<PictureProps, "priority">;

export function DesignTile({ tile, priority, isBare }: DesignTileProps) {
  const slide = tile.soldOut && toSoldOutSlide(tile.soldOut, `${tile.id}\u2002${tile.title}`);
  return (
    <>
      <a className="stamp tile" {...slide} href={toAddress(toDesignPath(tile.id))}>
        <Face tile={tile} priority={priority} isBare={isBare} />
      </a>
      {/* Laid over the tile, because links cannot be nested. */}
      {tile.ask && (
        <a className="tile-link" href={tile.ask} aria-label={`Price on request: ${tile.title}`}>
          Price on request
        </a>
      )}
    </>
  );
}

function Face({ tile: { id, title, price, soldOut, alt, image, cell }, priority, isBare }: DesignTileProps) {
  const aspectRatio = image.width / image.height;
  return (
    <>
      <small>{id}</small>
      <span
        className="tile-art"
        style={
          { "--share": opticalPercent(aspectRatio), "--cell": isBare ? undefined : cell } as CSSProperties
        }
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
