/** A drawing on a photo, with all its controls. */
import { useState } from "react";
import { Actions } from "./Actions.tsx";
import { Controls } from "./Controls.tsx";
import { DesignChoice } from "./DesignChoice.tsx";
import type { TryOnDesign } from "./design.ts";
import type { Fitting, Setting } from "./fitting.ts";
import { MeasureSize } from "./MeasureSize.tsx";
import { Panel } from "./Panel.tsx";
import { confine, placeAtFirst, toUnits } from "./placement.ts";
import { Stage } from "./Stage.tsx";

type BenchProps = Omit<Fitting, "setting"> & {
  onDesignChange: (design: TryOnDesign) => void;
  onAnotherPhoto: () => void;
  /** Takes a sentence for the visitor. */
  onProblem: (problem: string | undefined) => void;
};

export function Bench({ photo, drawing, design, onDesignChange, onAnotherPhoto, onProblem }: BenchProps) {
  const units = toUnits(photo.photo);
  const [setting, setSetting] = useState<Setting>({ ...placeAtFirst(units), look: "healed", strength: 1 });
  const [isMeasuring, setMeasuring] = useState(false);
  const change = (next: Partial<Setting>) => setSetting((last) => confine({ ...last, ...next }, units));
  const takeInch = (inch: number) => {
    change({ inch, ...(design.inches && { size: design.inches.from * inch }) });
    setMeasuring(false);
  };
  const stopMeasuring = () => setMeasuring(false);
  const fitting = { photo, drawing, design, setting };
  if (isMeasuring)
    return (
      <MeasureSize fitting={fitting} onMeasure={takeInch} onCancel={stopMeasuring} onProblem={onProblem} />
    );
  return (
    <>
      <Stage fitting={fitting} onChange={change} onProblem={onProblem} />
      <Panel>
        <DesignChoice design={design} onChange={onDesignChange} />
        <Controls fitting={fitting} onChange={change} onMeasure={() => setMeasuring(true)} />
        <Actions fitting={fitting} onAnotherPhoto={onAnotherPhoto} onProblem={onProblem} />
      </Panel>
    </>
  );
}
