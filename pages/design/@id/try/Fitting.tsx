/** A drawing on a photo, with all its controls. */
import { useReducer, useState } from "react";
import { Actions } from "./Actions.tsx";
import { Controls } from "./Controls.tsx";
import type { TryOnDesign } from "./design.ts";
import type { Drawing } from "./drawing.ts";
import { begin, change } from "./history.ts";
import { sizeInWords } from "./keys.ts";
import type { Photo } from "./photo.ts";
import { confine, placeAtFirst, toUnits } from "./placement.ts";
import { RealSize } from "./RealSize.tsx";
import type { Setting } from "./renderer.ts";
import { Stage } from "./Stage.tsx";
import { Steps } from "./Steps.tsx";
import { Swap } from "./Swap.tsx";

type FittingProps = {
  photo: Photo;
  drawing: Drawing;
  design: TryOnDesign;
  swap: (design: TryOnDesign) => void;
  chooseAnother: () => void;
  /** Reports a problem to the visitor. */
  fail: (problem: string | undefined) => void;
};

export function Fitting({ photo, drawing, design, swap, chooseAnother, fail }: FittingProps) {
  const units = toUnits(photo.photo);
  const [history, dispatch] = useReducer(change<Setting>, undefined, () =>
    begin<Setting>({ ...placeAtFirst(units), look: "healed", strength: 1 }),
  );
  const [isBare, setBare] = useState(false);
  const [isMeasuring, setMeasuring] = useState(false);
  const setting = history.now;
  const show = (next: Partial<Setting>) =>
    dispatch({ type: "show", change: confine({ ...setting, ...next }, units) });
  const settle = () => dispatch({ type: "settle" });
  const size = sizeInWords(setting.size, setting.inch, design.inches?.side);
  const measure = (inch: number) => {
    show({ inch, ...(design.inches && { size: design.inches.from * inch }) });
    settle();
    setMeasuring(false);
  };
  const shown = { photo, drawing, fail };
  return isMeasuring ? (
    <RealSize shown={shown} measure={measure} cancel={() => setMeasuring(false)} />
  ) : (
    <>
      <div className="try-place">
        <Stage title={design.title} {...{ shown, size, setting, isBare, show, settle }} />
        <Steps history={history} dispatch={dispatch} setBare={setBare} />
      </div>
      <div className="column try-panel">
        <Swap design={design} swap={swap} />
        <Controls {...{ setting, size, design, show, settle }} measure={() => setMeasuring(true)} />
        <Actions {...{ photo, drawing, design, setting, size, chooseAnother, fail }} />
      </div>
    </>
  );
}
