/** "On your own skin": a dialog over the whole screen, first to choose a photo, then to lay the drawing on it. */
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { Dialog } from "#renderer/components/Dialog.tsx";
import type { Arm } from "./arms.ts";
import { Bench } from "./Bench.tsx";
import type { TryOnDesign } from "./design.ts";
import { PhotoChoice } from "./PhotoChoice.tsx";
import { type Drawing, NO_MEMORY, openPhoto, type Photo, PhotoProblem, readDrawing } from "./pictures.ts";
import "./try-on.css";

export type TryOnProps = {
  isOpen: boolean;
  design: TryOnDesign;
  onClose: () => void;
};

type Chosen = { photo: Photo; drawing: Drawing };

/** Keeps photo and placement in memory while it is closed. */
export function TryOn({ isOpen, design: first, onClose }: TryOnProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [design, setDesign] = useState(first);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  const attempt = async (work: () => Promise<void>, failure: string) => {
    setProblem(undefined);
    await work().catch((error) => setProblem(error instanceof PhotoProblem ? error.message : failure));
  };
  const choose = (src: string, arm?: Arm) =>
    attempt(async () => {
      setChosen(undefined);
      const [photo, drawing] = await Promise.all([openPhoto(src, arm), readDrawing(design)]);
      setChosen({ photo, drawing });
    }, NO_MEMORY);
  /** Its place and size stay. */
  const changeDesign = (next: TryOnDesign) =>
    attempt(async () => {
      const drawing = await readDrawing(next);
      setChosen((last) => last && { ...last, drawing });
      setDesign(next);
    }, "This drawing could not be loaded. Try again.");
  const take = (event: ClipboardEvent | DragEvent, { files: [file] }: DataTransfer) => {
    if (!file) return;
    event.preventDefault();
    void choose(URL.createObjectURL(file));
  };
  return (
    <Dialog
      ref={dialog}
      id="try-on-dialog"
      title={`${design.title} on your own skin`}
      className="beside:grid-cols-[minmax(0,1fr)_24rem] beside:grid-rows-[auto_minmax(12rem,1fr)] grid-rows-[auto_minmax(12rem,1fr)_auto] open:grid"
      onClose={onClose}
      onPaste={(event) => take(event, event.clipboardData)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
    >
      {chosen ? (
        <Bench
          {...chosen}
          design={design}
          onDesignChange={changeDesign}
          onAnotherPhoto={() => setChosen(undefined)}
          onProblem={setProblem}
        />
      ) : (
        <PhotoChoice onChoose={choose} />
      )}
      <p
        className="col-span-full row-start-4 bg-ink not-empty:px-gutter not-empty:py-3 text-on-ink"
        role="alert"
      >
        {problem}
      </p>
    </Dialog>
  );
}
