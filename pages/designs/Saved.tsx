/** Saved designs in the catalogue: the button that shows only them, and the title and buttons of a list of them. */
import { useRef, useState } from "react";
import { toAddress } from "#domain/address.ts";
import type { DesignIds } from "#domain/design.ts";
import { Button } from "#renderer/components/Button.tsx";
import { setSaved } from "#renderer/state/saved.ts";

type SavedToggleProps = {
  saved: DesignIds;
  /** The saved designs that the view is limited to. */
  only?: DesignIds;
  onChange: (only: DesignIds | undefined) => void;
};

/** Switches between saved designs and all designs. Small screens show a dot and the number. */
export function SavedToggle({ saved, only, onChange }: SavedToggleProps) {
  if (saved.length === 0) return null;
  return (
    <Button
      variant="quiet"
      size="bar"
      className="aria-pressed:border-accent aria-pressed:text-accent max-md:min-w-11.5 max-md:px-2 forced-colors:aria-pressed:outline-3"
      aria-label={`Saved (${saved.length})`}
      aria-pressed={only !== undefined}
      onClick={() => onChange(only ? undefined : saved)}
    >
      <span className="max-md:hidden">{`Saved (${saved.length})`}</span>
      <span className="before:dot flex items-center before:mr-1.5 md:hidden">{saved.length}</span>
    </Button>
  );
}

type SharedListProps = {
  /** The designs on the list. */
  ids: DesignIds;
  /** The designs that the visitor has saved. */
  saved: DesignIds;
};

/** The title of a list, one's own or a shared one. */
export function ListTitle({ ids, saved }: SharedListProps) {
  // State, so that removing a design does not turn the visitor's own list into a shared one.
  const [isOthers] = useState(ids.some((id) => !saved.includes(id)));
  return isOthers ? "Picked for you" : "Your list";
}

/** Buttons to share a list and to save all of it, and the way back. */
export function SharedList({ ids, saved }: SharedListProps) {
  const share = useRef<HTMLButtonElement>(null);
  const [outcome, setOutcome] = useState("");
  const saveAll = () => {
    share.current?.focus();
    setSaved([...new Set([...saved, ...ids])]);
  };
  return (
    <div id="shared-list" className="wrap-anywhere flex flex-wrap items-center gap-x-4 gap-y-2 pb-4">
      <Button ref={share} variant="quiet" onClick={async () => setOutcome(await shareList(ids))}>
        Share list
      </Button>
      {ids.some((id) => !saved.includes(id)) && (
        <Button variant="quiet" onClick={saveAll}>
          Save all
        </Button>
      )}
      <a href={toAddress("/designs/")}>All designs</a>
      <span role="status">{outcome}</span>
    </div>
  );
}

/** Opens the system's share sheet or copies the address. Returns a message for the visitor. */
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
