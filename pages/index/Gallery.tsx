/** A gallery of finished work. The list scrolls and snaps natively; enhance-home.ts makes it loop. */
import { clsx } from "clsx";
import { toGalleryId, toWorkId } from "#domain/routes.ts";
import { DotButton } from "#renderer/components/Button.tsx";
import { Icon } from "#renderer/components/Icon.tsx";
import { toSlideLink } from "#renderer/lightbox/slide-attributes.ts";
import { toSrcSet } from "#renderer/pictures/Picture.tsx";
import { WorkPhoto } from "#renderer/pictures/WorkPhoto.tsx";
import type { GalleryWork } from "./+data.ts";
import { WornDrawing } from "./WornDrawing.tsx";

type GalleryProps = {
  /** The region's accessible name. */
  label: string;
  works: readonly GalleryWork[];
  isSmall: boolean;
  /** Whether the gallery is on the first screen. */
  isFirst: boolean;
};

export function Gallery({ label, works, isSmall, isFirst }: GalleryProps) {
  const worn = isSmall ? undefined : works.find(({ drawing }) => drawing);
  return (
    <section aria-label={label} data-carousel className="pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-5 px-gutter">
        <h2 id={toGalleryId(isSmall)} className="min-w-0 text-h3 leading-8">
          {label}
        </h2>
        <span className="sr-only" role="status" />
        <div className="noscript:invisible -my-2 -mr-3.5 flex" data-steps>
          <DotButton aria-label="Previous slide" data-step="-1">
            <Icon name="left" />
          </DotButton>
          <DotButton aria-label="Next slide" data-step="1">
            <Icon name="right" />
          </DotButton>
        </div>
      </div>
      <div
        className={clsx(
          "swiper mt-5 scroll-px-gutter overflow-x-auto px-gutter [scroll-snap-type:x_proximity] [scrollbar-width:none]",
          "[&.swiper-initialized]:snap-none [&.swiper-initialized]:overflow-x-hidden [&.swiper-initialized]:[touch-action:pan-y]",
          // Keep in sync with sizesOf and scripts/drawing/recipes.ts.
          isSmall ? "[--height:clamp(10rem,28vh,24rem)]" : "[--height:clamp(20rem,50vh,40rem)]",
        )}
      >
        <ul className="swiper-wrapper flex w-max [transition-property:transform]" data-gallery={label}>
          {works.map((work, index) => (
            <Slide key={work.id} work={work} isFirst={isFirst && index === 0} isWorn={work === worn} />
          ))}
        </ul>
      </div>
    </section>
  );
}

type SlideProps = {
  work: GalleryWork;
  /** Whether this is the one slide that every screen shows in full. It loads before the rest. */
  isFirst: boolean;
  /** Whether it wears its drawing. */
  isWorn: boolean;
};

function Slide({ work, isFirst, isWorn }: SlideProps) {
  const { id, name, photos, isDoodle, cell, page, drawing } = work;
  const [photo, fresh] = photos;
  const aspectRatio = photo.image.width / photo.image.height;
  return (
    <li className="swiper-slide relative me-[clamp(0.75rem,1.5vw,1.375rem)] flex-none snap-start">
      <WorkPhoto
        draggable={false}
        id={toWorkId(id)}
        className={clsx(
          "relative h-(--height)",
          isDoodle ? "min-w-0" : "min-w-50",
          // The outline is inside the picture because the gallery clips anything outside.
          "focus-visible:outline-white focus-visible:-outline-offset-5 focus-visible:[box-shadow:0_0_0_3px_var(--accent)]",
          isWorn && "worn:has-data-poke:focus-visible:outline-accent",
        )}
        style={{ "--cell": cell }}
        photo={photo}
        title={name}
        page={page}
        sizes={sizesOf(aspectRatio, isDoodle)}
        priority={isFirst ? "high" : undefined}
      >
        {isWorn && drawing && (
          <WornDrawing
            drawing={drawing}
            aspectRatio={aspectRatio}
            toSizes={(ratio) => sizesOf(ratio, isDoodle)}
          />
        )}
      </WorkPhoto>
      {(page || photo.note || fresh) && <Label {...work} />}
    </li>
  );
}

function sizesOf(aspectRatio: number, isDoodle: boolean): string {
  const [low, share, high] = (isDoodle ? [10, 28, 24] : [20, 50, 40]).map((height) =>
    Number((height * aspectRatio).toFixed(2)),
  );
  const [from, to] = isDoodle ? [35.7, 85.7] : [40, 80];
  return `(min-height: ${to}rem) ${high}rem, (min-height: ${from}rem) ${share}vh, ${low}rem`;
}

/** The label over the picture's lower left corner, or below a doodle, which is too small to lose a corner. */
function Label({ id, name, isDoodle, design, page, photos: [{ note }, fresh] }: GalleryWork) {
  return (
    <div
      className={clsx(
        "max-w-full text-tiny leading-none",
        isDoodle ? "relative w-0 min-w-full" : "absolute bottom-0 left-0",
      )}
    >
      {page ? (
        <a
          draggable={false}
          className={clsx("flex items-end pr-6", isDoodle ? "min-h-8" : "min-h-12")}
          href={page}
        >
          <span className="bg-wall pt-1.5 pr-2.5 pb-1">{name}</span>
          <span className="sr-only">, design {design}</span>
        </a>
      ) : (
        <p className="w-fit bg-wall pt-1.5 pr-2.5 pb-1">{name}</p>
      )}
      {(note || fresh) && (
        <p className="flex min-h-6 w-fit items-center gap-2 bg-wall pr-2.5 text-soft">
          {note}
          {fresh && (
            <a
              draggable={false}
              className="py-1.5"
              id={`${toWorkId(id)}-fresh`}
              data-title={name}
              data-note={fresh.note}
              data-page={page}
              {...toSlideLink(fresh.image)}
              data-pswp-srcset={toSrcSet(fresh.image.derivatives)}
            >
              {fresh.note}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
