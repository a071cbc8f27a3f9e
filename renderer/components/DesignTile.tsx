/** One design in a sheet of stamps: a link to its page or, when sold out, a button that shows it once more. */
import type { CSSProperties } from "react";
import { toAddress } from "../address.ts";
import { opticalShare, tileSizes } from "../slots.ts";
import type { Tile } from "../tile.ts";
import { Picture } from "./Picture.tsx";

type DesignTileProps = {
  tile: Tile;
  /** For pictures in the first view; see Picture. */
  priority?: "high" | "eager";
};

export function DesignTile({ tile, priority }: DesignTileProps) {
  const face = <Face tile={tile} priority={priority} />;
  if (tile.isSoldOut) {
    return (
      <button type="button" className="stamp tile">
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

function Face({ tile: { id, title, price, isSoldOut, alt, image }, priority }: DesignTileProps) {
  const aspectRatio = image.width / image.height;
  const share = { "--share": `${(opticalShare(aspectRatio) * 100).toFixed(1)}%` } as CSSProperties;
  return (
    <>
      <span className="absolute top-2.75 left-3.25 z-1 text-tiny/none text-soft sm:top-3.25 sm:left-3.75">
        {id}
      </span>
      <span className="tile-art" style={share}>
        <Picture
          image={image}
          alt={alt}
          sizes={tileSizes(aspectRatio)}
          className={isSoldOut ? "opacity-26" : undefined}
          priority={priority}
        />
      </span>
      <span className="flex flex-col px-3.25 pb-3 text-small/[1.3] sm:flex-row sm:items-baseline sm:justify-between sm:gap-3 sm:px-3.75 sm:pb-3.5">
        <span
          className={
            isSoldOut
              ? "text-soft"
              : "text-balance underline-offset-[.22em] decoration-healed decoration-dotted decoration-2 group-hover:underline"
          }
        >
          {title}
        </span>
        {isSoldOut ? (
          <span className="sold-dot">Sold Out</span>
        ) : (
          price && <span className="whitespace-nowrap text-soft">{price}</span>
        )}
      </span>
    </>
  );
}
