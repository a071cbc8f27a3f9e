/** A drawing on a photo, with all its controls. */
import { type ReactNode, useRef, useState } from "react";
import type { TryOnDesign } from "#domain/try-on.ts";
import { Actions } from "./Actions.tsx";
import { Controls } from "./Controls.tsx";
import { DesignChoice } from "./DesignChoice.tsx";
import { type Fitting, layAtFirst, longSide, type Setting } from "./fitting.ts";
import { MeasureSize } from "./MeasureSize.tsx";
import { ControlPanel } from "./PhotoCanvas.tsx";
import { confine } from "./placement.ts";
import { Stage } from "./Stage.tsx";

type BenchProps = Pick<Fitting, "design" | "drawing" | "photo" | "onProblem"> & {
  /** The designs to choose from. */
  designs: readonly TryOnDesign[];
  /** Resolves to whether the design changed. */
  onDesignChange: (design: TryOnDesign) => Promise<boolean>;
  /** Controls for choosing another photo. */
  children: ReactNode;
};

export function Bench({ designs, onDesignChange, children, ...laid }: BenchProps) {
  const { design, drawing, photo } = laid;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [setting, setSetting] = useState<Setting>({ ...layAtFirst(laid), look: "healed", strength: 1 });
  const [isMeasuring, setMeasuring] = useState(!photo.arm);
  const onChange = (next: Partial<Setting>) =>
    setSetting((last) => confine({ ...last, ...next }, photo.units));
  /** Keeps the drawing's place. Uses the new design's own size if sizes are known. */
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
      <ControlPanel>
        {children}
        <DesignChoice design={design} designs={designs} onChange={changeDesign} />
        <Controls fitting={fitting} onMeasure={photo.arm ? undefined : () => setMeasuring(true)} />
        <Actions fitting={fitting} />
      </ControlPanel>
    </>
  );
}
