/** Tiles in a sheet of other designs: some in the page, and the rest as others.ts adds them. */
import type { Tile } from "#domain/tile.ts";
import { DesignTile } from "#renderer/pictures/DesignTile.tsx";

export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return tiles.map((tile) => (
    <li key={tile.id}>
      <DesignTile tile={tile} />
    </li>
  ));
}
