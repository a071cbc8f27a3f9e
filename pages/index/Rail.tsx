/** A rail of finished work: a list that scrolls and snaps natively. carousel.ts makes it loop. */
import type { CSSProperties, ReactNode } from "react";
import { toAddress } from "#domain/address.ts";
import { toDesignPath, toRailId, toWorkId } from "#domain/routes.ts";
import { slideSizes } from "#domain/sizes.ts";
import { Icon } from "#renderer/components/Icon.tsx";
import { Picture } from "#renderer/components/Picture.tsx";
import { toSlideLink } from "#renderer/slide-attributes.ts";
import type { ShownWork } from "./+data.ts";
import "./rail.css";

type RailProps = {
  /** Names the region. */
  label: string;
  works: readonly ShownWork[];
  isSmall: boolean;
  /** Whether it is in the first view. */
  isFirst: boolean;
  /** Shown next to the label and the buttons. */
  children?: ReactNode;
};

export function Rail({ label, works, isSmall, isFirst, children }: RailProps) {
  const id = toRailId(isSmall);
  return (
    <section className="works" aria-labelledby={id} data-carousel>
      <div className="wrap ends">
        {children}
        <div className="row rail-name">
          <h2 id={id} className="h3">
            {label}
          </h2>
          <span className="sr-only" role="status" />
          <div className="steps">
            <button type="button" className="dot-button" aria-label="Previous slide" data-step="-1">
              <Icon name="left" />
            </button>
            <button type="button" className="dot-button" aria-label="Next slide" data-step="1">
              <Icon name="right" />
            </button>
          </div>
        </div>
      </div>
      <div className={`rail ${isSmall ? "rail-small" : "rail-big"}`}>
        <ul className="swiper-wrapper" data-gallery={label}>
          {works.map((work, index) => (
            <Slide key={work.id} work={work} position={index} isFirst={isFirst && index === 0} />
          ))}
        </ul>
      </div>
    </section>
  );
}

type SlideProps = {
  work: ShownWork;
  position: number;
  /** The only slide that every screen shows in full; loads before the rest. */
  isFirst: boolean;
};

function Slide({ work, position, isFirst }: SlideProps) {
  const { id, title, alt, image, isDoodle, cell, design } = work;
  const aspectRatio = Number((image.width / image.height).toFixed(4));
  return (
    <li className="swiper-slide">
      <a
        draggable={false}
        id={toWorkId(id)}
        className="halftone"
        style={{ aspectRatio, "--cell": cell } as CSSProperties}
        data-title={title}
        {...toSlideLink(image, position)}
      >
        <Picture
          image={image}
          alt={alt}
          sizes={slideSizes(aspectRatio, isDoodle)}
          priority={isFirst ? "high" : undefined}
        />
      </a>
      {design && (
        <a draggable={false} className="shown-design" href={toAddress(toDesignPath(design.id))}>
          <span>Design {design.id}</span>
          <span className="sr-only">, {design.title}</span>
        </a>
      )}
    </li>
  );
}
