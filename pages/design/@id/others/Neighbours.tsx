/** Links to the previous and the next design. neighbours.ts makes them follow the catalogue as it was last shown. */
import { toAddress } from "#domain/address.ts";
import { toDesignPath } from "#domain/routes.ts";
import { Icon } from "#renderer/components/Icon.tsx";
import type { toNeighbours } from "./others-data.ts";

export function Neighbours({ previous, next }: ReturnType<typeof toNeighbours>) {
  return (
    <nav className="neighbours" aria-label="From design to design" hidden={!previous && !next}>
      <Neighbour rel="prev" name="Previous design" id={previous} />
      <Neighbour rel="next" name="Next design" id={next} />
    </nav>
  );
}

type NeighbourProps = { rel: "prev" | "next"; name: string; id?: number };

/** The script may need a link that has no target yet. */
function Neighbour({ rel, name, id = 0 }: NeighbourProps) {
  return (
    <a
      className="dot-button"
      rel={rel}
      href={toAddress(id ? toDesignPath(id) : "/designs/")}
      aria-label={name}
      hidden={!id}
    >
      <Icon name={rel === "prev" ? "left" : "right"} />
    </a>
  );
}
