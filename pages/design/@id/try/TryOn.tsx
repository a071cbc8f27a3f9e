/** "On your own skin": a dialog over the whole screen, first to choose a photo, then to lay the drawing on it. */
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { Icon } from "#renderer/components/Icon.tsx";
import type { TryOnDesign } from "./design.ts";
import { type Drawing, readDrawing } from "./drawing.ts";
import { Fitting } from "./Fitting.tsx";
import { PhotoChoice } from "./PhotoChoice.tsx";
import { openPhoto, type Photo, PhotoProblem } from "./photo.ts";
import { NO_MEMORY } from "./photo-file.ts";
import "./try-on.css";

export type TryOnProps = {
  isOpen: boolean;
  design: TryOnDesign;
  close: () => void;
};

/** The count tells photos apart. */
type Chosen = { photo: Photo; drawing: Drawing; count: number };

/** Keeps photo and placement in memory while it is closed. */
export function TryOn({ isOpen, design: first, close }: TryOnProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [design, setDesign] = useState(first);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  const choose = async (file: Blob | undefined) => {
    if (!file) return;
    try {
      setProblem(undefined);
      const [photo, drawing] = await Promise.all([openPhoto(file), readDrawing(design)]);
      setChosen((last) => ({ photo, drawing, count: (last?.count ?? 0) + 1 }));
    } catch (error) {
      setProblem(error instanceof PhotoProblem ? error.message : NO_MEMORY);
    }
  };
  /** Its place and size stay. */
  const swap = async (next: TryOnDesign) => {
    try {
      setProblem(undefined);
      const drawing = await readDrawing(next);
      setChosen((last) => last && { ...last, drawing });
      setDesign(next);
    } catch {
      setProblem("This drawing could not be loaded. Try again.");
    }
  };
  const take = (event: ClipboardEvent | DragEvent, { files }: DataTransfer) => {
    if (files.length === 0) return;
    event.preventDefault();
    void choose(files[0]);
  };
  return (
    <dialog
      ref={dialog}
      className="try-on"
      aria-labelledby="try-on-title"
      onCancel={(event) => {
        // That of a file picker bubbles up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onPaste={(event) => take(event, event.clipboardData)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
    >
      <div className="try-bar">
        <h2 id="try-on-title">{design.title} on your own skin</h2>
        <button type="button" className="dot-button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {chosen ? (
        <Fitting
          key={chosen.count}
          {...{ photo: chosen.photo, drawing: chosen.drawing, design }}
          swap={swap}
          chooseAnother={() => setChosen(undefined)}
          fail={setProblem}
        />
      ) : (
        <PhotoChoice choose={choose} />
      )}
      <p className="try-problem" role="alert">
        {problem}
      </p>
    </dialog>
  );
}
