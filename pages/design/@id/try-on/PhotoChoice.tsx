/** The source of the photo: a sample arm, the camera, or a file. */
import { clsx } from "clsx";
import type { ChangeEvent } from "react";
import { Button, buttonClass } from "#renderer/components/Button.tsx";
import { ARM, ARMS, type Arm, keepArm } from "./arms.ts";
import type { Source } from "./pictures.ts";

const SOURCES = [
  // Hidden on computers, which have no rear camera.
  { name: "Take a photo", accept: "image/*", capture: "environment", className: "pointer-fine:hidden" },
  // Some systems do not count HEIC as an image.
  { name: "Choose a photo", accept: "image/*,.heic,.heif", className: "" },
] as const;

const FOCUSED =
  "cursor-pointer focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-3";

const OWN_PHOTO = "own-photo";

type ChoiceProps = { onChoose: (source: Source) => void };

/** `arm` is the current sample arm. */
export function PhotoChoice({ arm, onChoose }: ChoiceProps & { arm?: Arm }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Sample arm</legend>
        {ARMS.map((each) => (
          <label key={each.name} className="relative size-11">
            <img
              src={each.src}
              width={ARM.width}
              height={ARM.height}
              alt={each.name}
              className="size-full rounded-full object-cover"
            />
            <input
              type="radio"
              name="arm"
              className="absolute inset-0 cursor-pointer appearance-none rounded-full border-2 border-line checked:border-4 checked:border-accent"
              checked={each === arm}
              onChange={() => {
                keepArm(each);
                onChoose(each);
              }}
            />
          </label>
        ))}
      </fieldset>
      <Button variant="quiet" className="ml-auto" popoverTarget={OWN_PHOTO}>
        Your photo
      </Button>
    </div>
  );
}

/** The choices behind "Your photo". Stays mounted while photos change, because a file picker may be open. */
export function OwnPhoto({ onChoose }: ChoiceProps) {
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    document.getElementById(OWN_PHOTO)?.hidePopover();
    if (target.files?.[0]) onChoose(target.files[0]);
    target.value = "";
  };
  return (
    <div
      id={OWN_PHOTO}
      popover="auto"
      className="inset-x-gutter m-auto max-w-136 gap-4 rounded-md bg-panel p-6 text-center text-ink [box-shadow:var(--lifted)] backdrop:bg-scrim open:grid"
    >
      <p className="font-display text-lead">
        Take or choose a photo of where the tattoo would be, best with a bank card beside it.
      </p>
      <p className="text-soft">The photo stays on this device: it is neither uploaded nor kept.</p>
      <div className="flex flex-wrap justify-center gap-3">
        {SOURCES.map(({ name, className, ...input }) => (
          <label key={name} className={clsx(buttonClass({ variant: "quiet" }), FOCUSED, className)}>
            {name}
            <input {...input} className="sr-only" type="file" onChange={take} />
          </label>
        ))}
      </div>
      <p className="pointer-fine:block hidden text-small text-soft">Or drop or paste one here.</p>
    </div>
  );
}
