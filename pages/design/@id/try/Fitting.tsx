/** A drawing on a photo, with all its controls. */
import { useState } from "react";
import { Actions } from "./Actions.tsx";
import { Controls, type Setting } from "./Controls.tsx";
import { DesignChoice } from "./DesignChoice.tsx";
import type { TryOnDesign } from "./design.ts";
import { sizeInWords } from "./inches.ts";
import { MeasureSize } from "./MeasureSize.tsx";
import { Panel } from "./Panel.tsx";
import type { Drawing, Photo } from "./pictures.ts";
import { confine, placeAtFirst, toUnits } from "./placement.ts";
import { Stage } from "./Stage.tsx";

type FittingProps = {
  photo: Photo;
  drawing: Drawing;
  design: TryOnDesign;
  onDesignChange: (design: TryOnDesign) => void;
  onAnotherPhoto: () => void;
  /** Takes a sentence for the visitor. */
  onProblem: (problem: string | undefined) => void;
};

export function Fitting(props: FittingProps) {
  const { photo, drawing, design, onDesignChange, onAnotherPhoto, onProblem } = props;
  const units = toUnits(photo.photo);
  const [setting, setSetting] = useState<Setting>({ ...placeAtFirst(units), look: "healed", strength: 1 });
  const [isMeasuring, setMeasuring] = useState(false);
  const change = (next: Partial<Setting>) => setSetting((last) => confine({ ...last, ...next }, units));
  const size = sizeInWords(setting.size, setting.inch, design.inches?.side);
  if (isMeasuring)
    return (
      <MeasureSize
        photo={photo}
        drawing={drawing}
        onMeasure={(inch) => {
          change({ inch, ...(design.inches && { size: design.inches.from * inch }) });
          setMeasuring(false);
        }}
        onCancel={() => setMeasuring(false)}
        onProblem={onProblem}
      />
    );
  return (
    <>
      <Stage
        photo={photo}
        drawing={drawing}
        title={design.title}
        tattoo={setting}
        size={size}
        onChange={change}
        onProblem={onProblem}
      />
      <Panel>
        <DesignChoice design={design} onChange={onDesignChange} />
        <Controls
          setting={setting}
          size={size}
          design={design}
          onChange={change}
          onMeasure={() => setMeasuring(true)}
        />
        <Actions
          photo={photo}
          drawing={drawing}
          design={design}
          setting={setting}
          size={size}
          onAnotherPhoto={onAnotherPhoto}
          onProblem={onProblem}
        />
      </Panel>
    </>
  );
}
