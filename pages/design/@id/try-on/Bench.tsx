/** A drawing on a photo, with all its controls. */
import { type ReactNode, useRef, useState } from "react";
import type { TryOnDesign } from "#domain/try-on.ts";
import { Actions } from "./Actions.tsx";
import { Controls } from "./Controls.tsx";
import { type Fitting, longSide, placeOnPhoto, type Setting } from "./fitting.ts";
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
  const [setting, setSetting] = useState<Setting>({ ...placeOnPhoto(laid), look: "healed", strength: 1 });
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
        first={placeOnPhoto(laid)}
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

type DesignChoiceProps = {
  design: TryOnDesign;
  designs: readonly TryOnDesign[];
  onChange: (design: TryOnDesign) => void;
};

/** The design on the page and the visitor's saved designs, to try in the same place. */
function DesignChoice({ design, designs, onChange }: DesignChoiceProps) {
  if (designs.length === 1) return null;
  return (
    <label className="flex items-center gap-x-3">
      <span className="w-21 flex-none">Design</span>
      <select
        className="min-h-12 min-w-0 flex-1 rounded-sm border-fine border-line bg-panel px-3"
        value={design.id}
        onChange={({ target }) => {
          const next = designs.find(({ id }) => String(id) === target.value);
          if (next) onChange(next);
        }}
      >
        {designs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
