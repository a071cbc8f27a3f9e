/** One design as a stamp: a link to its page. When sold out, browser/lightbox.ts makes it a button. */
import { toAddress } from "#domain/address.ts";
import { unpackPicture } from "#domain/pictures.ts";
import { toDesignPath } from "#domain/routes.ts";
import { TILE_SIZES, tileSizes } from "#domain/sizes.ts";
import { opticalPercent, opticalShare } from "#domain/slots.ts";
import type { Tile } from "#domain/tile.ts";
import { toSoldOutSlide } from "#renderer/slide-attributes.ts";
import { Picture, type PictureProps } from "./Picture.tsx";
import { SaveButton } from "./SaveButton.tsx";

type DesignTileProps = {
  tile: Tile;
  isSaved?: boolean;
  onSave?: (id: number) => void;
  /** Offers to try the design on the visitor's own skin. */
  canTry?: boolean;
} & Pick<PictureProps, "priority">;

export function DesignTile({ tile, priority, isSaved, onSave, canTry }: DesignTileProps) {
  const { id, title, ask, soldOut } = tile;
  const path = toDesignPath(id);
  return (
    <>
      <a
        className="stamp tile"
        {...(soldOut && toSoldOutSlide(unpackPicture(soldOut), `${id}\u2002${title}`))}
        href={toAddress(path)}
        // The lightbox adds a role.
        suppressHydrationWarning
      >
        <Face tile={tile} priority={priority} />
      </a>
      {/* Laid over the tile, because links cannot be nested. */}
      {canTry && (
        <a className="tile-link" href={toAddress(`${path}?try`)} aria-label={`${TRY}: ${title}`}>
          {TRY}
        </a>
      )}
      {ask && (
        <a className="tile-link" href={ask} aria-label={`${ASK}: ${title}`}>
          {ASK}
        </a>
      )}
      <SaveButton id={id} title={title} isSaved={isSaved} onSave={onSave} />
    </>
  );
}

const TRY = "Try it on your skin";
const ASK = "Price on request";

function Face({ tile, priority }: Pick<DesignTileProps, "tile" | "priority">) {
  const { id, title, price, soldOut, alt, cell } = tile;
  const image = unpackPicture(tile.image);
  const aspectRatio = image.width / image.height;
  return (
    <>
      <small>{id}</small>
      <span className="tile-art" style={{ "--share": opticalPercent(aspectRatio), "--cell": cell }}>
        <Picture
          image={image}
          alt={alt}
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
