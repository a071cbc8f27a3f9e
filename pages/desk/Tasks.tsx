/** What the artist can do: add, open and close the books, and change a design from the list; or what she must fix first. */
import { useMemo, useRef, useState } from "react";
import { listProblems, type Problem } from "#content/problem.ts";
import { readConventions } from "#domain/conventions-schema.ts";
import type { Rgb } from "#domain/pixels.ts";
import { Button } from "#renderer/components/Button.tsx";
import { AddForm } from "./AddForm.tsx";
import { BooksForm } from "./BooksForm.tsx";
import { ChangeForm } from "./ChangeForm.tsx";
import { check, datesIn, designsIn, studioIn, timeZoneOf } from "./changes.ts";
import { DesignList } from "./DesignList.tsx";
import type { Snapshot, Store } from "./store/store.ts";
import type { Saving } from "./use-saving.ts";

type Task = "design" | "work" | "books" | number;

type TasksProps = {
  store: Store;
  snapshot: Snapshot;
  paper: Rgb;
  pictures: Record<string, string>;
  saving: Saving;
};

export function Tasks({ store, snapshot, paper, pictures, saving }: TasksProps) {
  const [task, setTask] = useState<Task>();
  const [query, setQuery] = useState("");
  const ended = useRef<Task>(undefined);
  const { problems, designs, studio } = useMemo(() => {
    const { "catalogue.yaml": catalogue, "studio.yaml": settings } = snapshot.texts;
    return { ...check(snapshot), designs: designsIn(catalogue), studio: studioIn(settings) };
  }, [snapshot]);
  if (problems.length > 0) return <Problems problems={problems} editor={snapshot.editor} />;
  const end = () => {
    ended.current = task;
    setTask(undefined);
  };
  /** Returns the props with which a button opens a form, and gets the focus back. */
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
  if (task === "books")
    return <BooksForm books={studio.books} dates={datesIn(studio)} timeZone={timeZone} {...shared} />;
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

type ProblemsProps = { problems: readonly Problem[]; editor?: string };

/** The problems that `check` shows. `editor` is the address at which GitHub edits a file. */
function Problems({ problems, editor }: ProblemsProps) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 tabIndex={-1}>The files have errors</h2>
      <p>Fix these errors first. Visitors still see the last published version.</p>
      <ul className="grid grid-cols-1 gap-4">
        {listProblems(problems).map(({ file, line, column, subject, message }) => (
          <li key={`${file} ${line} ${column} ${message}`} className="border-line border-t pt-2">
            <code className="text-small text-soft">{`${file}:${line}:${column}`}</code>{" "}
            <strong>{subject}</strong>
            <p>{message}</p>
            {editor && <a href={`${editor}${file}#L${line}`}>{`Edit line ${line} of ${file}`}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
