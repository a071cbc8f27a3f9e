/** Where the photo comes from: the camera, a file, or one of our arms. */
import { type ChangeEvent, useEffect, useRef, useState } from "react";
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

type PhotoChoiceProps = { choose: (file: Blob | undefined) => Promise<void> };

export function PhotoChoice({ choose }: PhotoChoiceProps) {
  const [isBusy, setBusy] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  // After another choice, whose button is gone.
  useEffect(() => words.current?.focus(), []);
  const open = async (file: Promise<Blob | undefined>) => {
    setBusy(true);
    await choose(await file.catch(() => undefined));
    setBusy(false);
  };
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void open(Promise.resolve(target.files?.[0]));
    target.value = "";
  };
  return (
    <div className="column try-choice" aria-busy={isBusy}>
      <p ref={words} className="lead" tabIndex={-1}>
        Take or choose a photo of where the tattoo would be.
      </p>
      <p className="text-soft">The photo stays on this device: it is neither uploaded nor kept.</p>
      <div className="row try-ways">
        <label className="btn try-camera">
          Take a photo
          <input className="sr-only" type="file" accept="image/*" capture="environment" onChange={take} />
        </label>
        <label className="btn btn-quiet">
          Choose a photo
          <input className="sr-only" type="file" accept={ACCEPTED} onChange={take} />
        </label>
      </div>
      <p className="small text-soft">Or drop or paste one here, or begin with one of these arms:</p>
      <ul className="try-arms">
        {ARMS.map(({ name, src }) => (
          <li key={name}>
            <button type="button" onClick={() => open(fetch(src).then((response) => response.blob()))}>
              <img src={src} width="900" height="1200" alt="" />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
