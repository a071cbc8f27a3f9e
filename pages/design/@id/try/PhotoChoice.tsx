/** Where the photo comes from: the camera, a file, or one of our arms. */
import { clsx } from "clsx";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { buttonClass } from "#renderer/components/Button.tsx";
import { ARM, ARMS, type Arm, toPicture } from "./arms.ts";

/** Some systems do not count HEIC among images. */
const ACCEPTED = "image/*,.heic,.heif";

const FOCUSED =
  "cursor-pointer focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-accent";

type PhotoChoiceProps = { onChoose: (src: string, arm?: Arm) => Promise<void> };

export function PhotoChoice({ onChoose }: PhotoChoiceProps) {
  const [isBusy, setBusy] = useState(false);
  const prompt = useRef<HTMLParagraphElement>(null);
  // After another choice, whose button is gone.
  useEffect(() => prompt.current?.focus(), []);
  const open = async (src: string, arm?: Arm) => {
    setBusy(true);
    await onChoose(src, arm);
    setBusy(false);
  };
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.files?.[0]) void open(URL.createObjectURL(target.files[0]));
    target.value = "";
  };
  return (
    <div
      className="place-content-center-safe col-span-full grid grid-cols-1 justify-items-center gap-4 overflow-y-auto px-gutter pt-4 pb-8 text-center aria-busy:opacity-50"
      aria-busy={isBusy}
    >
      <p ref={prompt} className="font-display text-lead" tabIndex={-1}>
        Take or choose a photo of where the tattoo would be, best with a bank card beside it.
      </p>
      <p className="text-soft">The photo stays on this device: it is neither uploaded nor kept.</p>
      <div className="flex flex-wrap justify-center gap-3">
        {/* A computer has no camera at its back. */}
        <label className={clsx(buttonClass(), FOCUSED, "pointer-fine:hidden")}>
          Take a photo
          <input className="sr-only" type="file" accept="image/*" capture="environment" onChange={take} />
        </label>
        <label className={clsx(buttonClass("quiet"), FOCUSED)}>
          Choose a photo
          <input className="sr-only" type="file" accept={ACCEPTED} onChange={take} />
        </label>
      </div>
      <p className="pointer-fine:block hidden text-small text-soft">Or drop or paste one here.</p>
      <p className="text-small text-soft">Or begin with one of these arms, at true size:</p>
      <ul className="flex w-full max-w-136 flex-wrap justify-center gap-[clamp(0.5rem,2vw,1rem)]">
        {ARMS.map((arm) => (
          <li key={arm.name} className="min-w-min max-w-44 flex-1">
            <button type="button" className="w-full text-small" onClick={() => open(toPicture(arm), arm)}>
              <img
                src={toPicture(arm)}
                width={ARM.width}
                height={ARM.height}
                alt=""
                className="mb-2 w-full bg-wall-deep"
              />
              {arm.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
