/** Tiles in a sheet of other designs: some in the page, and the rest as others.ts adds them. */
import { useLayoutEffect } from "react";
import type { Tile } from "#domain/tile.ts";
import { DesignTile } from "#renderer/pictures/DesignTile.tsx";
import { markSaved } from "#renderer/saved/saving.ts";

export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  // Tiles that come later miss the first look at what is saved.
  useLayoutEffect(() => markSaved(document), []);
  return tiles.map((tile) => (
    <li key={tile.id}>
      <DesignTile tile={tile} />
    </li>
  ));
}
