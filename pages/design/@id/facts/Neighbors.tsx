/** Links to the previous and next design, by number. */
import { toAddress } from "#domain/address.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import { isSoldOut } from "#domain/design.ts";
import { toDesignPath } from "#domain/routes.ts";
import { DOT_BUTTON } from "#renderer/components/Button.tsx";
import { Icon } from "#renderer/components/Icon.tsx";

/** Ids of designs. */
type NeighborsProps = { previous?: number; next?: number };

/** Finds the neighbors among the available designs. */
export function toNeighbors({ id }: Design, catalogue: readonly Design[]): NeighborsProps {
  const available = catalogue.filter((other) => !isSoldOut(other)).map((other) => other.id);
  const ids = available.sort((a, b) => a - b);
  return { previous: ids.findLast((other) => other < id), next: ids.find((other) => other > id) };
}

export function Neighbors({ previous, next }: NeighborsProps) {
  if (!previous && !next) return null;
  return (
    <nav className="-my-3.25 -mr-3.5 ml-auto flex self-start" aria-label="Previous and next design">
      {previous && <Neighbor rel="prev" name="Previous design" id={previous} />}
      {next && <Neighbor rel="next" name="Next design" id={next} />}
    </nav>
  );
}

function Neighbor({ rel, name, id }: { rel: "prev" | "next"; name: string; id: number }) {
  return (
    <a className={DOT_BUTTON} rel={rel} href={toAddress(toDesignPath(id))} aria-label={name}>
      <Icon name={rel === "prev" ? "left" : "right"} />
    </a>
  );
}
