/** A drawing on a photo, with all its controls. */
import { useState } from "react";
import { Actions } from "./Actions.tsx";
import { Controls } from "./Controls.tsx";
import { DesignChoice } from "./DesignChoice.tsx";
import type { TryOnDesign } from "./design.ts";
import type { Fitting, Setting } from "./fitting.ts";
import { MeasureSize } from "./MeasureSize.tsx";
import { Panel } from "./PhotoCanvas.tsx";
import { confine, placeAtFirst } from "./placement.ts";
import { Stage } from "./Stage.tsx";

type BenchProps = Pick<Fitting, "design" | "drawing" | "photo" | "onProblem"> & {
  onDesignChange: (design: TryOnDesign) => void;
  onAnotherPhoto: () => void;
};

export function Bench({ onDesignChange, onAnotherPhoto, ...laid }: BenchProps) {
  const { units } = laid.photo;
  const [setting, setSetting] = useState<Setting>({ ...placeAtFirst(units), look: "healed", strength: 1 });
  const [isMeasuring, setMeasuring] = useState(false);
  const onChange = (next: Partial<Setting>) => setSetting((last) => confine({ ...last, ...next }, units));
  const fitting = { ...laid, setting, onChange };
  if (isMeasuring) return <MeasureSize fitting={fitting} onEnd={() => setMeasuring(false)} />;
  return (
    <>
      <Stage fitting={fitting} />
      <Panel>
        <DesignChoice design={laid.design} onChange={onDesignChange} />
        <Controls fitting={fitting} onMeasure={() => setMeasuring(true)} />
        <Actions fitting={fitting} onAnotherPhoto={onAnotherPhoto} />
      </Panel>
    </>
  );
}
