/** The drawing on its paper, with rulers along two sides. */
import type { CSSProperties } from "react";
import { toFraction } from "#domain/fraction.ts";
import type { Box } from "#domain/manifest-schema.ts";
import type { Inches } from "#domain/size.ts";
import { plateSizes } from "#domain/sizes.ts";
import { Picture } from "#renderer/components/Picture.tsx";
import type { Data } from "./+data.ts";
import { Tinted } from "./tones/Tinted.tsx";

export function Plate({ image, alt, drawing, inches }: Data["plate"]) {
  const aspectRatio = image.width / image.height;
  const sizes = plateSizes(aspectRatio);
  return (
    <figure className="stamp stamp-large plate">
      <div style={{ width: `min(100%, ${(aspectRatio * 60).toFixed(2)}vh)` }}>
        <Picture image={image} alt={alt} sizes={sizes} className="original" priority="high" />
        <Tinted tones={image.tones} />
        {inches && <Rulers drawing={drawing} inches={inches} />}
      </div>
    </figure>
  );
}

type RulersProps = {
  drawing: Box;
  inches: Inches;
};

/** They measure the drawing, not its paper. */
function Rulers({ drawing: { left, top, width, height }, inches }: RulersProps) {
  const rulers: { axis: string; length: number; place: CSSProperties }[] = [
    { axis: "x", length: inches.width, place: { left: toPercent(left), right: toPercent(1 - left - width) } },
    { axis: "y", length: inches.height, place: { top: toPercent(top), bottom: toPercent(1 - top - height) } },
  ];
  return rulers.map(({ axis, length, place }) => (
    <span
      key={axis}
      className={`ruler ruler-${axis}`}
      style={{ "--inches": length, ...place } as CSSProperties}
      aria-hidden="true"
    >
      <b>{`${toFraction(length)}\u00a0in`}</b>
    </span>
  ));
}

function toPercent(fraction: number): string {
  return `${(fraction * 100).toFixed(2)}%`;
}
