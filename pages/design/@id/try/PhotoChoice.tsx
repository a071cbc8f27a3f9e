/** Where the photo comes from: the camera, a file, or one of our arms. */
import { clsx } from "clsx";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { buttonClass } from "#renderer/components/Button.tsx";
import deep from "./arms/deep.webp";
import light from "./arms/light.webp";
import medium from "./arms/medium.webp";

/** Rendered for this project: they show nobody. */
const ARMS = [
  { name: "Light", src: light },
  { name: "Medium", src: medium },
  { name: "Deep", src: deep },
];

/** Some systems do not count HEIC among images. */
const ACCEPTED = "image/*,.heic,.heif";

const FOCUSED =
  "cursor-pointer focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-accent";

type PhotoChoiceProps = { onChoose: (file: Blob | undefined) => Promise<void> };

export function PhotoChoice({ onChoose }: PhotoChoiceProps) {
  const [isBusy, setBusy] = useState(false);
  const prompt = useRef<HTMLParagraphElement>(null);
  // After another choice, whose button is gone.
  useEffect(() => prompt.current?.focus(), []);
  const open = async (file: Promise<Blob | undefined>) => {
    setBusy(true);
    await onChoose(await file.catch(() => undefined));
    setBusy(false);
  };
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void open(Promise.resolve(target.files?.[0]));
    target.value = "";
  };
  return (
    <div
      className="place-content-center-safe col-span-full grid grid-cols-1 justify-items-center gap-4 overflow-y-auto px-gutter pt-4 pb-8 text-center aria-busy:opacity-50"
      aria-busy={isBusy}
    >
      <p ref={prompt} className="font-display text-lead" tabIndex={-1}>
        Take or choose a photo of where the tattoo would be.
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
      <p className="text-small text-soft">Or drop or paste one here, or begin with one of these arms:</p>
      <ul className="flex w-full max-w-136 flex-wrap justify-center gap-[clamp(0.5rem,2vw,1rem)]">
        {ARMS.map(({ name, src }) => (
          <li key={name} className="min-w-min max-w-44 flex-1">
            <button
              type="button"
              className="w-full text-small"
              onClick={() => open(fetch(src).then((response) => response.blob()))}
            >
              <img src={src} width="900" height="1200" alt="" className="mb-2 w-full bg-wall-deep" />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
