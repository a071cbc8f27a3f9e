/** A rail of finished work: a list that scrolls and snaps by itself. carousel.ts makes it endless. */
import type { CSSProperties, ReactNode } from "react";
import { Icon } from "#renderer/components/Icon.tsx";
import { Picture } from "#renderer/components/Picture.tsx";
import { toSlideLink } from "#renderer/components/slide-attributes.ts";
import { slideSizes } from "#renderer/slots.ts";
import type { ShownWork } from "./+data.ts";

type RailProps = {
  /** Names the region. */
  label: string;
  works: readonly ShownWork[];
  /** In the first view. */
  isFirst?: boolean;
  /** Shares the row with the label and the buttons. */
  children?: ReactNode;
};

/** Only what every screen shows at once goes ahead of the rest. */
const FIRST_SEEN = 2;

export function Rail({ label, works, isFirst = false, children }: RailProps) {
  const id = label.toLowerCase();
  return (
    <section className="pt-[clamp(1.25rem,2.2vw,2rem)]" aria-labelledby={id} data-carousel>
      <div className="wrap flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-[clamp(.75rem,1.4vw,1.25rem)]">
        {children}
        <div className="ml-auto flex items-center gap-5 max-md:w-full max-md:justify-between">
          <h2 id={id} className="text-h3">
            {label}
          </h2>
          <div className="-mr-3.5 flex scripted">
            <button type="button" className="dot-button" aria-label="Previous slide" data-step="-1">
              <Icon name="left" />
            </button>
            <button type="button" className="dot-button" aria-label="Next slide" data-step="1">
              <Icon name="right" />
            </button>
          </div>
        </div>
      </div>
      <div className={`rail ${isFirst ? "rail-big" : "rail-small"}`}>
        <ul className="swiper-wrapper" data-gallery={label}>
          {works.map((work, index) => (
            <Slide key={work.id} work={work} position={index} isAhead={isFirst && index < FIRST_SEEN} />
          ))}
        </ul>
      </div>
    </section>
  );
}

type SlideProps = { work: ShownWork; position: number; isAhead: boolean };

function Slide({ work: { id, alt, image, isDoodle, cell }, position, isAhead }: SlideProps) {
  const aspectRatio = image.width / image.height;
  return (
    <li className="swiper-slide">
      <a
        draggable={false}
        id={`work-${id}`}
        className="halftone"
        style={{ aspectRatio, "--cell": cell } as CSSProperties}
        {...toSlideLink(image, position)}
      >
        <Picture
          className="size-full object-cover text-small"
          image={image}
          alt={alt}
          sizes={slideSizes(aspectRatio, isDoodle)}
          priority={isAhead ? "high" : undefined}
        />
      </a>
    </li>
  );
}
