/** Square photos of the studio. Each opens uncropped in the lightbox. */
import { MailLink } from "#renderer/components/Links.tsx";
import { toSlideLink } from "#renderer/lightbox/slide-attributes.ts";
import { Picture } from "#renderer/pictures/Picture.tsx";
import type { Data } from "./+data.ts";

/** Width of a photo in a row of two or three. */
const HALF = "(min-width: 82rem) calc((100vw - 7.25rem) / 2), 46vw";
const THIRD = "(min-width: 84rem) calc((100vw - 8.5rem) / 3), 30vw";

export function Photos({ photos }: Pick<Data, "photos">) {
  const large = countLarge(photos.length);
  return (
    <section className="px-gutter pt-12" aria-label="Studio photos">
      <ul className="grid grid-cols-6 gap-[clamp(0.375rem,1.2vw,1.25rem)]" data-gallery="Studio photos">
        {photos.map(({ alt, square, whole }, index) => (
          <li key={alt} className={index < large ? "col-span-3" : "col-span-2"}>
            <a
              data-loading
              className="data-loading:halftone block aspect-square min-h-0 overflow-hidden content-auto"
              {...toSlideLink(whole, square)}
            >
              <Picture
                className="size-full object-cover text-tiny transition-opacity hover:opacity-86"
                image={square}
                alt={alt}
                sizes={index < large ? HALF : THIRD}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Counts the photos that go in rows of two before the rows of three, so that every row is full. */
export function countLarge(photos: number): number {
  const left = photos % 3;
  return left === 1 ? Math.min(photos, 4) : left;
}

export function NoPhotos({ email }: Pick<Data, "email">) {
  return (
    <p className="px-gutter pt-12 font-display text-lead">
      No photos of the studio yet. Ask, and I will tell you all about it:{" "}
      <MailLink email={email} subject="About the studio" />
    </p>
  );
}
