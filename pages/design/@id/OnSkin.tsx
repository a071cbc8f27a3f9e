/** Photos of a design's tattoos: one row among the facts, and the photo that the poked drawing dissolves into. */
import { toAddress } from "#domain/address.ts";
import { largestOf } from "#domain/pictures.ts";
import { toSrcSet } from "#renderer/pictures/Picture.tsx";
import { WorkPhoto } from "#renderer/pictures/WorkPhoto.tsx";
import { isHealed, type ShownPhoto, toTransform } from "#renderer/pictures/work.ts";

/** Height of each photo, in pixels. */
const HEIGHT = 160;

/** "Healed on skin", or "On skin" where no work says that it has healed. Each photo opens in the lightbox. */
export function OnSkin({ title, photos }: { title: string; photos: readonly ShownPhoto[] }) {
  if (photos.length === 0) return null;
  const heading = photos.some(isHealed) ? "Healed on skin" : "On skin";
  return (
    <section aria-label={heading}>
      <h2 className="pb-3 text-h3">{heading}</h2>
      <ul className="flex gap-3 overflow-x-auto" data-gallery={heading}>
        {photos.map((photo) => (
          <li key={photo.image.derivatives[0]?.path} className="flex-none text-soft text-tiny">
            <WorkPhoto
              photo={photo}
              title={title}
              className="focus-visible:-outline-offset-5"
              style={{ height: HEIGHT }}
              sizes={`${Math.round((HEIGHT * photo.image.width) / photo.image.height)}px`}
            />
            <span className="block pt-1 first-letter:uppercase">{photo.note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The photo that a poked drawing dissolves into. */
export type HealedPhoto = {
  /** Properties of an image. */
  image: { src: string; srcset: string; sizes: string; width: number; height: number; alt: string };
  /** Moves the drawing to its tattoo, as a CSS transform; absent when the tattoo was not found. */
  place?: string;
  caption: string;
  /** Names the button. */
  label: string;
};

/** Prefers a healed tattoo, and one whose place is known. */
export function toHealed(title: string, photos: readonly ShownPhoto[]): HealedPhoto | undefined {
  const rank = (photo: ShownPhoto) => (photo.place ? 2 : 0) + Number(isHealed(photo));
  const [best] = photos.toSorted((a, b) => rank(b) - rank(a));
  if (!best) return undefined;
  const { image, alt, note, place } = best;
  const { path, width, height } = largestOf(image);
  return {
    image: { src: toAddress(path), srcset: toSrcSet(image.derivatives), sizes: "60vw", width, height, alt },
    place: place && toTransform(place),
    caption: [title, note].filter(Boolean).join(", "),
    label: isHealed(best) ? "See it healed" : "See it on skin",
  };
}
