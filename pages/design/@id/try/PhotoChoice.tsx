/** Where the photo comes from: one of our arms, the camera, or a file. */
import { clsx } from "clsx";
import { type ComponentProps, useId } from "react";
import { Button, buttonClass } from "#renderer/components/Button.tsx";
import { ARM, ARMS, type Arm } from "./arms.ts";

/** Some systems do not count HEIC among images. */
const ACCEPTED = "image/*,.heic,.heif";

type PhotoChoiceProps = {
  /** The one in use. */
  arm?: Arm;
  onArm: (arm: Arm) => void;
  onFile: (file: File | undefined) => void;
};

export function PhotoChoice({ arm, onArm, onFile }: PhotoChoiceProps) {
  const ownPhoto = useId();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {ARMS.map((each) => (
        <button
          key={each.name}
          type="button"
          className="size-11 overflow-hidden rounded-full border-2 border-line aria-pressed:border-4 aria-pressed:border-accent"
          aria-label={each.name}
          aria-pressed={each === arm}
          onClick={() => onArm(each)}
        >
          <img
            src={each.src}
            width={ARM.width}
            height={ARM.height}
            alt=""
            className="size-full object-cover"
          />
        </button>
      ))}
      <Button variant="quiet" className="ml-auto" popoverTarget={ownPhoto}>
        Your photo
      </Button>
      <div
        id={ownPhoto}
        popover="auto"
        className="inset-x-gutter m-auto max-w-136 gap-4 rounded-md bg-panel p-6 text-center text-ink shadow-lifted backdrop:bg-scrim open:grid"
      >
        <p className="font-display text-lead">
          Take or choose a photo of where the tattoo would be, best with a bank card beside it.
        </p>
        <p className="text-soft">The photo stays on this device: it is neither uploaded nor kept.</p>
        <div className="flex flex-wrap justify-center gap-3">
          {/* A computer has no camera at its back. */}
          <FileButton className="pointer-fine:hidden" accept="image/*" capture="environment" onFile={onFile}>
            Take a photo
          </FileButton>
          <FileButton accept={ACCEPTED} onFile={onFile}>
            Choose a photo
          </FileButton>
        </div>
        <p className="pointer-fine:block hidden text-small text-soft">Or drop or paste one here.</p>
      </div>
    </div>
  );
}

type FileButtonProps = ComponentProps<"input"> & Pick<PhotoChoiceProps, "onFile">;

function FileButton({ onFile, className, children, ...input }: FileButtonProps) {
  return (
    <label
      className={clsx(
        buttonClass("quiet"),
        "cursor-pointer focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-3",
        className,
      )}
    >
      {children}
      <input
        {...input}
        className="sr-only"
        type="file"
        onChange={({ target }) => {
          target.closest<HTMLElement>("[popover]")?.hidePopover();
          onFile(target.files?.[0]);
          target.value = "";
        }}
      />
    </label>
  );
}
