/** "On your own skin": a full-screen dialog that shows the drawing on a sample arm or the visitor's own photo. */

import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import type { TryOnDesign } from "#domain/try-on.ts";
import { DotButton } from "#renderer/components/Button.tsx";
import { Icon } from "#renderer/components/Icon.tsx";
import { Bench } from "./Bench.tsx";
import { ControlPanel } from "./PhotoCanvas.tsx";
import { OwnPhoto, PhotoChoice } from "./PhotoChoice.tsx";
import { useChoices } from "./use-choices.ts";
import "./try-on.css";

const TITLE = "try-on-title";

export type TryOnProps = {
  isOpen: boolean;
  /** The page's own design, and the saved ones. */
  designs: readonly [TryOnDesign, ...TryOnDesign[]];
  onClose: () => void;
};

/** Keeps the photo and the placement in memory while the dialog is closed. */
export function TryOn({ isOpen, designs, onClose }: TryOnProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { chosen, design, problem, isBusy, choosePhoto, chooseDesign, setProblem } = useChoices(designs[0]);
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
        "beside:grid-cols-[minmax(0,1fr)_24rem] grid-rows-[auto_minmax(12rem,1fr)_auto] open:grid",
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
        className="sticky top-0 left-0 z-5 col-span-full flex items-center justify-between gap-4 bg-wall py-2 pr-[max(0.5rem,var(--spacing-gutter)-1rem)] pl-gutter"
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
        <Bench
          {...chosen}
          key={chosen.request}
          design={design}
          designs={designs}
          onDesignChange={chooseDesign}
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
    </dialog>
  );
}
