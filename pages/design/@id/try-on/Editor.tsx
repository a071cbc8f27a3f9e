/** The drawing on a photo, with all its controls. Owns the setting. */
import { type ReactNode, useRef, useState } from "react";
import { Actions } from "./Actions.tsx";
import { Controls } from "./Controls.tsx";
import { MeasureSize } from "./MeasureSize.tsx";
import { ControlPanel } from "./PhotoCanvas.tsx";
import { PhotoStage } from "./PhotoStage.tsx";
import { confine } from "./placement.ts";
import { placeOnPhoto, type Setting, type TryOnState } from "./state.ts";

type EditorProps = Pick<TryOnState, "design" | "drawing" | "photo" | "onProblem"> & {
  /** Controls for choosing another photo. */
  children: ReactNode;
};

export function Editor({ children, ...layers }: EditorProps) {
  const { design, drawing, photo } = layers;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [setting, setSetting] = useState<Setting>({ ...placeOnPhoto(layers), look: "healed", strength: 1 });
  const [isMeasuring, setMeasuring] = useState(!photo.arm);
  const [placedOn, setPlacedOn] = useState(photo);
  if (placedOn !== photo) {
    setPlacedOn(photo);
    setSetting((last) => ({ ...last, ...placeOnPhoto(layers) }));
  }
  const onChange = (next: Partial<Setting>) =>
    setSetting((last) => confine({ ...last, ...next }, photo.units));
  const state = { ...layers, canvas, setting, onChange };
  if (isMeasuring) return <MeasureSize state={state} onEnd={() => setMeasuring(false)} />;
  return (
    <>
      <PhotoStage
        key={photo.arm?.name}
        state={state}
        label={`${design.title} on ${photo.arm ? "an arm" : "your photo"}`}
        aspectRatio={drawing.aspectRatio}
        first={placeOnPhoto(layers)}
        tattoo={setting}
      />
      <ControlPanel>
        {children}
        <Controls state={state} onMeasure={photo.arm ? undefined : () => setMeasuring(true)} />
        <Actions state={state} />
      </ControlPanel>
    </>
  );
}
