/** A list of saved designs, the visitor's own or one that was shared: shares it, and keeps it as the visitor's own. */
import { useRef, useState } from "react";
import { toAddress } from "#domain/address.ts";
import type { DesignIds } from "#domain/design-ids.ts";
import { Button } from "#renderer/components/Button.tsx";
import { getSaved, setSaved } from "#renderer/saved/store.ts";

type SharedListProps = {
  ids: DesignIds;
  /** The visitor's own. */
  saved: DesignIds;
  /** Those of the list that the catalogue has. */
  count: number;
};

export function SharedList({ ids, saved, count }: SharedListProps) {
  // A design that the visitor takes off the own list does not make it another's.
  const [isOthers] = useState(() => ids.some((id) => !getSaved().includes(id)));
  const share = useRef<HTMLButtonElement>(null);
  const [outcome, setOutcome] = useState("");
  const keep = () => {
    share.current?.focus();
    setSaved([...new Set([...saved, ...ids])]);
  };
  return (
    <div id="shared-list" className="wrap-anywhere flex flex-wrap items-center gap-x-4 gap-y-2 pb-4">
      {isOthers && count > 0 && (
        <p className="w-full font-display text-lead">
          {count === 1 ? "1 design" : `${count} designs`} picked for you
        </p>
      )}
      <Button ref={share} variant="quiet" onClick={async () => setOutcome(await shareList(ids))}>
        Share list
      </Button>
      {ids.some((id) => !saved.includes(id)) && (
        <Button variant="quiet" onClick={keep}>
          Keep these
        </Button>
      )}
      <a href={toAddress("/designs/")}>All designs</a>
      <span role="status">{outcome}</span>
    </div>
  );
}

/** By the system's sheet or else the clipboard. Returns what to tell the visitor. */
async function shareList(ids: DesignIds): Promise<string> {
  const url = new URL(`?saved=${ids.join()}`, location.href).href;
  try {
    if (typeof navigator.share === "function") {
      await navigator.share({ title: document.title, url });
      return "";
    }
    await navigator.clipboard.writeText(url);
    return "Address copied";
  } catch (error) {
    const isCanceled = error instanceof DOMException && error.name === "AbortError";
    return isCanceled ? "" : url;
  }
}
