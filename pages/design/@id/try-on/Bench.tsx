/** A drawing on a photo, with all its controls. */
import { type ReactNode, useRef, useState } from "react";
import { Actions } from "./Actions.tsx";
import { Controls } from "./Controls.tsx";
import { type Fitting, placeOnPhoto, type Setting } from "./fitting.ts";
import { MeasureSize } from "./MeasureSize.tsx";
import { ControlPanel } from "./PhotoCanvas.tsx";
import { confine } from "./placement.ts";
import { Stage } from "./Stage.tsx";

type BenchProps = Pick<Fitting, "design" | "drawing" | "photo" | "onProblem"> & {
  /** Controls for choosing another photo. */
  children: ReactNode;
};

export function Bench({ children, ...laid }: BenchProps) {
  const { design, drawing, photo } = laid;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [setting, setSetting] = useState<Setting>({ ...placeOnPhoto(laid), look: "healed", strength: 1 });
  const [isMeasuring, setMeasuring] = useState(!photo.arm);
  const [laidOn, setLaidOn] = useState(photo);
  if (laidOn !== photo) {
    setLaidOn(photo);
    setSetting((last) => ({ ...last, ...placeOnPhoto(laid) }));
  }
  const onChange = (next: Partial<Setting>) =>
    setSetting((last) => confine({ ...last, ...next }, photo.units));
  const fitting = { ...laid, canvas, setting, onChange };
  if (isMeasuring) return <MeasureSize fitting={fitting} onEnd={() => setMeasuring(false)} />;
  return (
    <>
      <Stage
        key={photo.arm?.name}
        fitting={fitting}
        label={`${design.title} on ${photo.arm ? "an arm" : "your photo"}`}
        aspectRatio={drawing.aspectRatio}
        first={placeOnPhoto(laid)}
        tattoo={setting}
      />
      <ControlPanel>
        {children}
        <Controls fitting={fitting} onMeasure={photo.arm ? undefined : () => setMeasuring(true)} />
        <Actions fitting={fitting} />
      </ControlPanel>
    </>
  );
}
