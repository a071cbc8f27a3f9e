/** The designs to change, found by number, title or state. */
import { type ComponentProps, useEffect, useId, useState } from "react";
import { Button } from "#renderer/components/Button.tsx";
import type { DesignEntry } from "./changes.ts";
import { useObjectUrl } from "./photo/PhotoEditor.tsx";
import type { Store } from "./store/store.ts";

const STATES = { soldOut: "Sold out", reserved: "Reserved" };

type DesignListProps = {
  designs: readonly DesignEntry[];
  pictures: Record<string, string>;
  store: Store;
  opening(id: number): Pick<ComponentProps<"button">, "onClick" | "ref">;
  query: string;
  onQueryChanged(query: string): void;
};

export function DesignList({ designs, pictures, store, opening, query, onQueryChanged }: DesignListProps) {
  const inputId = useId();
  const rows = designs.map((design) => ({
    ...design,
    state: design.status ? STATES[design.status] : "Available",
  }));
  const words = query.toLowerCase().trim();
  const found = rows.filter(({ id, title, state }) =>
    `${id} ${title} ${state}`.toLowerCase().includes(words),
  );
  return (
    <section className="grid grid-cols-1 gap-4">
      <label className="font-semibold" htmlFor={inputId}>
        Find a design
      </label>
      <input
        id={inputId}
        className="min-h-12 w-full max-w-152 border border-line bg-panel px-3"
        type="search"
        value={query}
        onChange={({ target }) => onQueryChanged(target.value)}
      />
      <ul className="grid grid-cols-1 gap-x-8 md:grid-cols-2 lg:grid-cols-3">
        {found.map(({ id, title, image, state }) => (
          <li key={id} className="flex items-center gap-3 border-line border-t py-2">
            <span className="w-8 text-right text-soft tabular-nums">{id}</span>
            <span className="grid size-14 flex-none place-items-center bg-paper">
              <Thumb path={image} built={pictures[image]} store={store} />
            </span>
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <span>{title}</span>
              <small className="block text-small text-soft">{state}</small>
            </span>
            <Button variant="quiet" size="compact" aria-label={`Change ${title}`} {...opening(id)}>
              Change
            </Button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>No design has this number, title or state.</p>}
    </section>
  );
}

type ThumbProps = { path: string; built: string | undefined; store: Store };

/** The picture of a design or, until the site is built with it, its photo. */
function Thumb({ path, built, store }: ThumbProps) {
  const [photo, setPhoto] = useState<Blob>();
  useEffect(() => {
    if (built) return;
    const reading = new AbortController();
    store
      .readPicture(path, reading.signal)
      .then(setPhoto)
      .catch((error) => reading.signal.aborted || console.error(error));
    return () => reading.abort();
  }, [path, built, store]);
  const src = useObjectUrl(photo) ?? built;
  return src && <img className="max-h-14 max-w-14" src={src} alt="" loading="lazy" />;
}
