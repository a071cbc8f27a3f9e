/** "On your own skin": a full-screen dialog that shows the drawing on a sample arm or the visitor's own photo. */
import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { DotButton } from "#renderer/components/Button.tsx";
import { Icon } from "#renderer/components/Icon.tsx";
import { readArm } from "./arms.ts";
import type { TryOnDesign } from "./design.ts";
import { Editor } from "./Editor.tsx";
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

const TITLE = "try-on-title";

type TryOnDialogProps = {
  isOpen: boolean;
  design: TryOnDesign;
  onClose: () => void;
};

/** Keeps the photo and the placement in memory while the dialog is closed. */
export function TryOnDialog({ isOpen, design, onClose }: TryOnDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { chosen, problem, isBusy, choosePhoto, setProblem } = usePhoto(design);
  const take = ({ files: [file] }: DataTransfer) => file && void choosePhoto(file);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  const photoChoice = <PhotoChoice arm={chosen?.photo.arm} onChoose={choosePhoto} />;
  return (
    <dialog
      ref={dialog}
      id="try-on-dialog"
      aria-labelledby={TITLE}
      className={clsx(
        "h-full max-h-none w-full max-w-none bg-wall text-ink accent-accent aria-busy:cursor-progress",
        "beside:grid-cols-[minmax(0,1fr)_25.5rem] grid-rows-[auto_minmax(12rem,1fr)_auto] open:grid",
      )}
      aria-busy={isBusy}
      onClose={onClose}
      onPaste={({ clipboardData }) => take(clipboardData)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer);
      }}
    >
      <form
        method="dialog"
        className="sticky top-0 left-0 z-5 col-span-full flex items-center justify-between gap-4 bg-wall py-2 pr-[max(0.5rem,var(--spacing-gutter)-0.875rem)] pl-gutter"
      >
        <h2 id={TITLE} className="text-lead">
          {`${design.title} on ${chosen && !chosen.photo.arm ? "your photo" : "an arm"}`}
        </h2>
        <DotButton type="submit" aria-label="Close">
          <Icon name="close" />
        </DotButton>
      </form>
      <OwnPhoto onChoose={choosePhoto} />
      {chosen ? (
        <Editor
          {...chosen}
          key={chosen.photo.arm ? "arm" : chosen.request}
          design={design}
          onProblem={setProblem}
        >
          {photoChoice}
        </Editor>
      ) : (
        <>
          <div className="halftone" />
          <ControlPanel>{photoChoice}</ControlPanel>
        </>
      )}
      <p
        className="col-span-full row-start-4 bg-ink not-empty:px-gutter not-empty:py-3 text-on-ink"
        role="alert"
      >
        {problem}
      </p>
    </dialog>
  );
}

type Chosen = { request: number; photo: Photo; drawing: DrawnDesign };

/** Begins with the arm that the visitor chose last. The last choice wins, whichever loads first. */
function usePhoto(design: TryOnDesign) {
  const requests = useRef(0);
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const choosePhoto = async (source: Source) => {
    const request = ++requests.current;
    const isLast = () => request === requests.current;
    setProblem(undefined);
    setBusy(true);
    try {
      const drawn = chosen?.drawing ?? readDrawing(design);
      const [photo, drawing] = await Promise.all([openPhoto(source), drawn]);
      if (isLast()) setChosen({ request, photo, drawing });
    } catch (error) {
      if (isLast()) setProblem(error instanceof PhotoProblem ? error.message : NO_MEMORY);
    }
    if (isLast()) setBusy(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    void choosePhoto(readArm());
  }, []);
  return { chosen, problem, isBusy, choosePhoto, setProblem };
}
