/** A sheet of stamps in 2 to 5 columns (roles.css). */
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import type { Tile } from "#domain/tile.ts";
import { DesignTile } from "./DesignTile.tsx";

export function Sheet({ className, ...list }: ComponentProps<"ul">) {
  return <ul className={clsx("sheet", className)} {...list} />;
}

/** The designs on a sheet, also those that a script adds to it. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return tiles.map((tile) => (
    <li key={tile.id}>
      <DesignTile tile={tile} />
    </li>
  ));
}
