/** A drawing on a stamp of paper beside the heading, as tall as two of its lines. It pokes itself once (stamp.ts), can be held, and leads to its design. */

import { Picture } from "#renderer/pictures/Picture.tsx";
import type { Data } from "./+data.ts";

export function Stamp({ stamp }: { stamp: NonNullable<Data["stamp"]> }) {
  const { page, image, alt } = stamp;
  const ratio = image.width / image.height;
  return (
    <a
      id="poked"
      href={page}
      draggable={false}
      className="stamp grid aspect-4/5 h-[min(9rem,28vh)] flex-none touch-pan-y touch-pinch-zoom select-none place-items-center [-webkit-touch-callout:none] md:h-[calc(2.08*min(var(--text-h1),5vw))]"
    >
      <span className="relative block" style={{ width: `${Math.round(80 * Math.min(1, 1.25 * ratio))}%` }}>
        <Picture className="w-full" image={image} alt={alt} sizes="6rem" priority="low" />
      </span>
    </a>
  );
}
