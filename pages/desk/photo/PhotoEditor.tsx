/** A photo before and after, with corners to drag, and what is wrong with it. */
import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { Button } from "#renderer/components/Button.tsx";
import { Corners } from "./Corners.tsx";
import type { ChosenPhoto } from "./chosen-photo.ts";
import type { Percents, Report } from "./order.ts";
import { useObjectUrl } from "./use-object-url.ts";

type PhotoEditorProps = { photo: ChosenPhoto; isDrawing: boolean; onRefused(): void };

export function PhotoEditor({ photo, isDrawing, onRefused }: PhotoEditorProps) {
  const { report, isLooking, set } = useReport(photo, onRefused);
  const { turns, corners, isKept = false } = photo.settings;
  const { size, found, refused, warning } = report ?? {};
  const [before, after] = [useObjectUrl(report?.before), useObjectUrl(report?.after)];
  if (refused) return <p role="alert">{`${photo.file.name} ${refused}`}</p>;
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
          <figure aria-busy={!after}>
            {after && <img className="max-h-[70svh] bg-paper" src={after} alt="After" />}
            <figcaption>After</figcaption>
          </figure>
        )}
      </div>
      <p aria-live="polite" className={clsx(warning && !isLooking && "border-accent border-l-4 pl-4")}>
        <span className={isLooking || warning ? undefined : "sr-only"}>
          {isLooking ? "Looking at the photo…" : warning ? `In this photo, ${warning}` : "It is ready."}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button
          variant="quiet"
          onClick={() => set({ turns: (turns + 1) % 4, corners: corners && turned(corners) })}
        >
          Turn
        </Button>
        {isDrawing && (
          <label className="flex min-h-12 items-center gap-3">
            <input
              type="checkbox"
              checked={isKept}
              onChange={({ target }) => set({ isKept: target.checked, corners: undefined })}
            />
            Keep the photo as it is (scan: false)
          </label>
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

/** Turns the corners to the right by a quarter turn. The upper left one comes first. */
function turned(corners: Percents): Percents {
  const [first, second, third, last] = corners.map(([x, y]): Percents[number] => [100 - y, x]);
  return [last, first, second, third].filter((corner) => corner !== undefined);
}

/** Looks at the photo at first and after each setting, and keeps the last report until then. Ends the photo's worker. */
function useReport(photo: ChosenPhoto, onRefused: () => void) {
  const [report, setReport] = useState<Report>();
  const [isLooking, setLooking] = useState(true);
  const [settings, setSettings] = useState(photo.settings);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the photo holds the settings
  useEffect(() => {
    let isLatest = true;
    setLooking(true);
    void photo.look().then((found) => {
      if (!isLatest) return;
      setReport(found);
      setLooking(false);
      if (found.refused) onRefused();
    });
    return () => {
      isLatest = false;
    };
  }, [photo, settings]);
  useEffect(() => () => photo.close(), [photo]);
  const set = (changed: Partial<ChosenPhoto["settings"]>) => {
    photo.settings = { ...photo.settings, ...changed };
    setSettings(photo.settings);
  };
  return { report, isLooking, set };
}
