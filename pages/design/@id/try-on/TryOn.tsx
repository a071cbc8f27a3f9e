/** "On your own skin": a full-screen dialog that shows the drawing on a sample arm or the visitor's own photo. */
import { type RefObject, useEffect, useRef, useState } from "react";
import type { TryOnDesign } from "#domain/try-on.ts";
import { Dialog } from "#renderer/components/Dialog.tsx";
import { readArm } from "./arms.ts";
import { Bench } from "./Bench.tsx";
import { ControlPanel } from "./PhotoCanvas.tsx";
import { OwnPhoto, PhotoChoice } from "./PhotoChoice.tsx";
import {
  type DrawnDesign,
  NO_MEMORY,
  openPhoto,
  type Photo,
  PhotoProblem,
  readDrawing,
  type Source,
} from "./pictures.ts";
import "./try-on.css";

export type TryOnProps = {
  isOpen: boolean;
  /** The page's own design, and the saved ones. */
  designs: readonly [TryOnDesign, ...TryOnDesign[]];
  onClose: () => void;
};

type Chosen = { turn: number; photo: Photo; drawing: DrawnDesign };

/** Keeps the photo and the placement in memory while the dialog is closed. */
export function TryOn({ isOpen, designs, onClose }: TryOnProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const photoTurns = useRef(0);
  const designTurns = useRef(0);
  const [chosen, setChosen] = useState<Chosen>();
  const [design, setDesign] = useState(designs[0]);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  /** Lets the last choice win, whichever loads first. Resolves to undefined for the others, and on failure. */
  const attempt = async <Loaded,>(turns: RefObject<number>, loading: Promise<Loaded>) => {
    const turn = ++turns.current;
    const isLast = () => turn === turns.current;
    setProblem(undefined);
    setBusy(true);
    try {
      const loaded = await loading;
      return isLast() ? loaded : undefined;
    } catch (error) {
      if (isLast()) setProblem(error instanceof PhotoProblem ? error.message : NO_MEMORY);
    } finally {
      if (isLast()) setBusy(false);
    }
  };
  const choose = async (source: Source) => {
    const loading = Promise.all([openPhoto(source), chosen?.drawing ?? readDrawing(design)]);
    const loaded = await attempt(photoTurns, loading);
    if (!loaded) return;
    const [photo, drawing] = loaded;
    const turn = photoTurns.current;
    // Another design may have loaded meanwhile.
    setChosen((last) => ({ turn, photo, drawing: last?.drawing ?? drawing }));
  };
  const take = ({ files: [file] }: DataTransfer) => file && void choose(file);
  /** Keeps the drawing's place. Resolves to whether the design changed. */
  const changeDesign = async (next: TryOnDesign) => {
    const drawing = await attempt(designTurns, readDrawing(next));
    if (!drawing) return false;
    setChosen((last) => last && { ...last, drawing });
    setDesign(next);
    return true;
  };
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    void choose(readArm());
  }, []);

  const photoChoice = <PhotoChoice arm={chosen?.photo.arm} onChoose={choose} />;
  return (
    <Dialog
      ref={dialog}
      id="try-on-dialog"
      title={`${design.title} on your own skin`}
      className="beside:grid-cols-[minmax(0,1fr)_24rem] grid-rows-[auto_minmax(12rem,1fr)_auto] open:grid aria-busy:cursor-progress"
      aria-busy={isBusy}
      onClose={onClose}
      onPaste={({ clipboardData }) => take(clipboardData)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer);
      }}
    >
      <OwnPhoto onChoose={choose} />
      {chosen ? (
        <Bench
          {...chosen}
          key={chosen.turn}
          design={design}
          designs={designs}
          onDesignChange={changeDesign}
          onProblem={setProblem}
        >
          {photoChoice}
        </Bench>
      ) : (
        <>
          <div className="bg-wall-deep" />
          <ControlPanel>{photoChoice}</ControlPanel>
        </>
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
