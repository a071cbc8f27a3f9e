/** What there is to do: add, open and close the books, and change a design from the list. */
import { type ComponentProps, useEffect, useId, useMemo, useRef, useState } from "react";
import { readConventions } from "#domain/conventions-schema.ts";
import type { Rgb } from "#domain/pixels.ts";
import { Button } from "#renderer/components/Button.tsx";
import { AddForm } from "./AddForm.tsx";
import { BooksForm } from "./BooksForm.tsx";
import { ChangeForm } from "./ChangeForm.tsx";
import { check, type DesignEntry, designsIn, studioIn, timeZoneOf } from "./changes.ts";
import { Mistakes } from "./Mistakes.tsx";
import { useObjectUrl } from "./photo/use-object-url.ts";
import type { Snapshot, Store } from "./store/store.ts";
import type { Saving } from "./use-saving.ts";

type Task = "design" | "work" | "books" | number;

type WorkbenchProps = {
  store: Store;
  snapshot: Snapshot;
  paper: Rgb;
  pictures: Record<string, string>;
  saving: Saving;
};

export function Workbench({ store, snapshot, paper, pictures, saving }: WorkbenchProps) {
  const [task, setTask] = useState<Task>();
  const [query, setQuery] = useState("");
  const ended = useRef<Task>(undefined);
  const { problems, designs, studio } = useMemo(() => {
    const { "catalogue.yaml": catalogue, "studio.yaml": settings } = snapshot.texts;
    return { ...check(snapshot), designs: designsIn(catalogue), studio: studioIn(settings) };
  }, [snapshot]);
  if (problems.length > 0) return <Mistakes problems={problems} editor={snapshot.editor} />;
  const end = () => {
    ended.current = task;
    setTask(undefined);
  };
  /** What a button needs to open a form, and to get the focus back. */
  const opening = (opened: Task) => ({
    onClick() {
      saving.dismiss();
      setTask(opened);
    },
    ref(button: HTMLElement | null) {
      if (!button || ended.current !== opened) return;
      ended.current = undefined;
      button.focus();
    },
  });
  const conventions = readConventions(studio);
  const timeZone = timeZoneOf(studio);
  const shared = { saving, onDone: end };
  if (task === "books") return <BooksForm books={studio.books} timeZone={timeZone} {...shared} />;
  if (task === "design" || task === "work")
    return <AddForm kind={task} conventions={conventions} paper={paper} designs={designs} {...shared} />;
  const changed = designs.find(({ id }) => id === task);
  if (changed)
    return <ChangeForm design={changed} conventions={conventions} timeZone={timeZone} {...shared} />;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button {...opening("design")}>Add a design</Button>
        <Button variant="quiet" {...opening("work")}>
          Add a finished work
        </Button>
        <Button variant="quiet" {...opening("books")}>
          Books
        </Button>
      </div>
      <DesignList {...{ designs, pictures, store, opening, query }} onQueryChanged={setQuery} />
    </>
  );
}

const STATES = { soldOut: "Sold out", reserved: "Reserved" };

type DesignListProps = {
  designs: readonly DesignEntry[];
  pictures: Record<string, string>;
  store: Store;
  opening(id: number): Pick<ComponentProps<"button">, "onClick" | "ref">;
  query: string;
  onQueryChanged(query: string): void;
};

/** Finds designs by number, title or state. */
function DesignList({ designs, pictures, store, opening, query, onQueryChanged }: DesignListProps) {
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
