/** A design's name and number, above the plate on small screens, with the ways to save it and to its neighbors. */
import { toAddress } from "#domain/address.ts";
import { toDesignPath } from "#domain/routes.ts";
import { DOT_BUTTON } from "#renderer/components/Button.tsx";
import { Icon } from "#renderer/components/Icon.tsx";
import { SaveButton } from "#renderer/state/SaveButton.tsx";
import { Reserved } from "#renderer/state/Timed.tsx";
import type { Data } from "./+data.ts";

export function Name({ design, neighbors }: Pick<Data, "design" | "neighbors">) {
  const { id, title, isSoldOut, left, reserved } = design;
  return (
    <div className="split:col-start-2">
      {/* The row is only as tall as its text; the buttons extend beyond it. */}
      <div className="flex flex-wrap items-baseline gap-y-6">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 gap-y-2 text-small text-soft">
          <p>
            {`No.\u00a0${id}`}
            {left && ` · ${left} left`}
            {isSoldOut && <span className="sold-dot ml-3">Sold Out</span>}
          </p>
          {reserved && <Reserved reserved={reserved} className="mr-auto max-sm:order-last max-sm:w-full" />}
          <SaveButton id={id} />
        </div>
        <Neighbors {...neighbors} />
      </div>
      <h1 className="mt-1">{title}</h1>
    </div>
  );
}

/** Links to the previous and next design, by number. */
export function Neighbors({ previous, next }: Data["neighbors"]) {
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
