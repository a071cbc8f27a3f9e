/** A photo before and after, with corners to drag, and what is wrong with it. */
import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { Button } from "#renderer/components/Button.tsx";
import { Corners } from "./Corners.tsx";
import type { ChosenPhoto } from "./chosen-photo.ts";
import { type Percents, type PhotoResult, type Settings, turned } from "./request.ts";
import { Wipe } from "./Wipe.tsx";

type PhotoEditorProps = {
  photo: ChosenPhoto;
  isDrawing: boolean;
  /** Whether other designs are on it, too. */
  isShared: boolean;
  onAnother(): void;
  onRefused(): void;
};

export function PhotoEditor({ photo, isDrawing, isShared, onAnother, onRefused }: PhotoEditorProps) {
  const { result, isLooking, set } = useResult(photo, onRefused);
  const { turns, corners, isKept = false, strokes = [] } = photo.settings;
  const { size, found, shown, refused, remark } = result;
  const [before, after] = [useObjectUrl(result.before), useObjectUrl(result.after)];
  if (refused) return <p role="alert">{`${photo.file.name} ${refused}`}</p>;
  const ready = `It is ready.${strokes.length > 0 ? ` Places wiped: ${strokes.length}.` : ""}`;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <figure>
          {before && size && isDrawing && (
            <Corners
              src={before}
              size={size}
              corners={corners ?? found ?? WHOLE}
              onMoved={(moved) => set({ corners: moved })}
            />
          )}
          {before && !isDrawing && <img className="max-h-[70svh]" src={before} alt="Before" />}
          <figcaption>{isDrawing ? "Before" : "As it will be shown"}</figcaption>
        </figure>
        {isDrawing && (
          // A stroke belongs to the photo as it is turned now.
          <div aria-busy={!after} inert={shown?.turns !== turns}>
            {after && shown && (
              <Wipe src={after} shown={shown} strokes={strokes} onWiped={(strokes) => set({ strokes })} />
            )}
          </div>
        )}
      </div>
      <p
        aria-live="polite"
        className={clsx("min-h-6", remark && !isLooking && "border-accent border-l-4 pl-4")}
      >
        <span className={isLooking || remark ? undefined : "sr-only"}>
          {isLooking ? "Looking at the photo…" : remark ? `In this photo, ${remark}` : ready}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button variant="quiet" onClick={() => set(turned(photo.settings))}>
          Turn
        </Button>
        {isDrawing && (
          <>
            <Button variant="quiet" onClick={onAnother}>
              Another from this photo
            </Button>
            <label className="flex min-h-12 items-center gap-3">
              <input
                type="checkbox"
                checked={isKept}
                onChange={({ target }) =>
                  set({ isKept: target.checked, corners: isShared ? corners : undefined })
                }
              />
              Use the photo as it is
            </label>
          </>
        )}
      </div>
    </div>
  );
}

const WHOLE: Percents = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

/** Looks at the photo at first and after each setting, and keeps the last result until then. Ends the photo's worker. */
function useResult(photo: ChosenPhoto, onRefused: () => void) {
  const [result, setResult] = useState<PhotoResult>({});
  const [isLooking, setLooking] = useState(true);
  const [settings, setSettings] = useState(photo.settings);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the photo holds the settings
  useEffect(() => {
    let isLatest = true;
    setLooking(true);
    void photo.look().then((found) => {
      if (!isLatest) return;
      setResult(found);
      setLooking(false);
      if (found.refused) onRefused();
    });
    return () => {
      isLatest = false;
    };
  }, [photo, settings]);
  useEffect(() => () => photo.close(), [photo]);
  const set = (changed: Partial<Settings>) => {
    photo.settings = { ...photo.settings, ...changed };
    setSettings(photo.settings);
  };
  return { result, isLooking, set };
}

/** Gives a blob an address for as long as it is shown. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return blob && address;
}
