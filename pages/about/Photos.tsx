/** Square photos of the studio; each opens uncropped. */
import { PHOTO_SIZES } from "#domain/slots.ts";
import { Picture } from "#renderer/components/Picture.tsx";
import { toSlideLink } from "#renderer/slide-attributes.ts";
import type { Data } from "./+data.ts";

export function Photos({ photos }: Pick<Data, "photos">) {
  return (
    <section className="wrap pt-12" aria-label="Studio photos">
      <ul className="photos" data-gallery="Studio photos">
        {photos.map(({ alt, square, whole }, index) => (
          <li key={alt}>
            <a className="halftone" {...toSlideLink(whole, index, square)}>
              <Picture image={square} alt={alt} sizes={PHOTO_SIZES} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
