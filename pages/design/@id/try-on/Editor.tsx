/** The drawing on a photo, with all its controls, or first a bank card that tells the size of things. Owns the setting. */
import { type ReactNode, useRef, useState } from "react";
import { Button } from "#renderer/components/Button.tsx";
import { Actions } from "./Actions.tsx";
import { Controls, Slider } from "./Controls.tsx";
import cardOnArm from "./card-on-arm.svg";
import { ControlPanel } from "./PhotoCanvas.tsx";
import { PhotoStage } from "./PhotoStage.tsx";
import { confine, type Placement, placeInMiddle } from "./placement.ts";
import { longSide, placeOnPhoto, type Setting, type TryOnState } from "./state.ts";

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

/** ISO/IEC 7810 ID-1, in inches. */
const BANK_CARD = { long: 85.6 / 25.4, short: 53.98 / 25.4 };

type MeasureSizeProps = {
  state: TryOnState;
  /** Called once the size is set or skipped. */
  onEnd: () => void;
};

/** "Set the size": the visitor lays the outline of a bank card over a card in the photo. */
function MeasureSize({ state, onEnd }: MeasureSizeProps) {
  const { design, photo, setting, onChange } = state;
  const first = { ...placeInMiddle(photo.units), curve: 0 };
  const [card, setCard] = useState<Placement>(first);
  const moveCard = (next: Partial<Placement>) =>
    setCard((last) => confine({ ...last, ...next }, photo.units));
  const takeSize = () => {
    const inch = card.size / BANK_CARD.long;
    onChange({ inch, size: longSide(design) * inch });
    onEnd();
  };
  return (
    <>
      <PhotoStage
        state={{ ...state, setting: { ...setting, ...card, inch: undefined }, onChange: moveCard }}
        label="Outline of a bank card on your photo"
        aspectRatio={BANK_CARD.long / BANK_CARD.short}
        first={first}
      />
      <ControlPanel>
        <div className="flex items-center gap-4">
          <img src={cardOnArm} width="96" height="72" alt="" className="flex-none" />
          <p>
            <strong>Set the size:</strong> lay the outline over a bank card in the photo, or make it as wide
            as a palm.
          </p>
        </div>
        <Slider
          label="Size"
          value={card.size}
          min={0.03}
          max={1}
          step={0.005}
          onChange={(size) => moveCard({ size })}
        />
        <Slider label="Turn" value={card.turn} min={-180} max={180} onChange={(turn) => moveCard({ turn })} />
        <div className="flex flex-wrap gap-2">
          <Button className="flex-auto" onClick={takeSize}>
            Use this size
          </Button>
          <Button variant="quiet" className="flex-auto" onClick={onEnd}>
            Skip
          </Button>
        </div>
      </ControlPanel>
    </>
  );
}
