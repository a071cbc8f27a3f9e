/** A drawing on a photo, with all its controls. */
import { type ReactNode, useRef, useState } from "react";
import { Actions } from "./Actions.tsx";
import { Controls } from "./Controls.tsx";
import { DesignChoice } from "./DesignChoice.tsx";
import type { TryOnDesign } from "./design.ts";
import { type Fitting, layAtFirst, longSide, type Setting } from "./fitting.ts";
import { MeasureSize } from "./MeasureSize.tsx";
import { Panel } from "./PhotoCanvas.tsx";
import { confine } from "./placement.ts";
import { Stage } from "./Stage.tsx";

type BenchProps = Pick<Fitting, "design" | "drawing" | "photo" | "onProblem"> & {
  /** Resolves to whether it has changed. */
  onDesignChange: (design: TryOnDesign) => Promise<boolean>;
  /** The choice of another photo. */
  children: ReactNode;
};

export function Bench({ onDesignChange, children, ...laid }: BenchProps) {
  const { design, drawing, photo } = laid;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [setting, setSetting] = useState<Setting>({ ...layAtFirst(laid), look: "healed", strength: 1 });
  const [isMeasuring, setMeasuring] = useState(!photo.arm);
  const onChange = (next: Partial<Setting>) =>
    setSetting((last) => confine({ ...last, ...next }, photo.units));
  /** Its place stays; where sizes are known, it has its own. */
  const changeDesign = async (next: TryOnDesign) => {
    const { inch } = setting;
    if ((await onDesignChange(next)) && inch) onChange({ size: longSide(next) * inch });
  };
  const fitting = { ...laid, canvas, setting, onChange };
  if (isMeasuring) return <MeasureSize fitting={fitting} onEnd={() => setMeasuring(false)} />;
  return (
    <>
      <Stage
        fitting={fitting}
        label={`${design.title} on ${photo.arm ? "an arm" : "your photo"}`}
        aspectRatio={drawing.aspectRatio}
        first={layAtFirst(laid)}
        tattoo={setting}
      />
      <Panel>
        {children}
        <DesignChoice design={design} onChange={changeDesign} />
        <Controls fitting={fitting} onMeasure={photo.arm ? undefined : () => setMeasuring(true)} />
        <Actions fitting={fitting} />
      </Panel>
    </>
  );
}
