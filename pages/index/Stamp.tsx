/**
 * A drawing on a stamp of paper beside the heading, as tall as two of its lines. It pokes itself once (self-poking.ts), can be
 * held, and leads to its design.
 */
import { Picture } from "#renderer/pictures/Picture.tsx";
import type { Data } from "./+data.ts";

/** The stamp's width to its height. */
const RATIO = 0.8;

export function Stamp({ stamp }: { stamp: NonNullable<Data["stamp"]> }) {
  const { page, image, alt, src } = stamp;
  // The picture takes four fifths of the stamp's width or height, whichever it meets first.
  const share = 0.8 * Math.min(1, image.width / image.height / RATIO);
  const toWidth = (height: number) => (RATIO * share * height).toFixed(2);
  const sizes = `(min-width: 48rem) calc(${toWidth(2.08)} * min(5vw,1.72rem + 2.18vw,4rem)), ${toWidth(9)}rem`;
  return (
    <a
      href={page}
      draggable={false}
      className="stamp grid aspect-4/5 h-[min(9rem,28vh)] flex-none select-none place-items-center [-webkit-touch-callout:none] md:h-[calc(2.08*min(var(--text-h1),5vw))]"
    >
      <span
        data-poke="drawing"
        data-src={src}
        className="relative block transition-opacity"
        style={{ width: `${Math.round(100 * share)}%` }}
      >
        <Picture className="w-full" image={image} alt={alt} sizes={sizes} priority="low" />
      </span>
    </a>
  );
}
