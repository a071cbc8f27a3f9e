/** "Healed on skin": photos of the works that show a design, in one line; each opens in the lightbox. */
import type { ShownEntry } from "#domain/manifest-schema.ts";
import { Picture } from "#renderer/components/Picture.tsx";
import { toSlideLink } from "#renderer/slide-attributes.ts";

const HEADING = "Healed on skin";

/** `note`: how long it has healed, or that it is fresh. */
export type Photo = { image: ShownEntry; alt: string; note?: string };

/** In pixels. */
const HEIGHT = 160;

export function Healed({ title, photos }: { title: string; photos: readonly Photo[] }) {
  if (photos.length === 0) return null;
  return (
    <section aria-label={HEADING}>
      <h2 className="pb-3 text-h3">{HEADING}</h2>
      <ul className="flex gap-3 overflow-x-auto" data-gallery={HEADING}>
        {photos.map(({ image, alt, note }) => (
          <li key={image.derivatives[0]?.path} className="flex-none text-soft text-tiny">
            <a
              className="halftone block focus-visible:-outline-offset-5"
              style={{ height: HEIGHT, aspectRatio: image.width / image.height }}
              data-title={title}
              data-note={note}
              {...toSlideLink(image)}
            >
              <Picture
                className="size-full object-cover text-small"
                image={image}
                alt={alt}
                sizes={`${Math.round((HEIGHT * image.width) / image.height)}px`}
              />
            </a>
            <span className="block pt-1 first-letter:uppercase">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
