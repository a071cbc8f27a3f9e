/** The contents of a slide in the lightbox: its picture and a caption, or a sold-out design with its badge. */
import type { SlideData } from "photoswipe";
import type PhotoSwipeLightbox from "photoswipe/lightbox";
import { isDrawn } from "./pair.ts";

const SOLD_OUT = "sold-out";

/** Height of the bars in pixels, the same as in lightbox.css. */
const BAR = 68;
const SIDE = 16;
const PAPER = 32;
const BADGE = 50;

type Content = { data: SlideData };

/** Adds the picture inside the slide to PhotoSwipe's data. */
export function readSlide(item: SlideData, slide: HTMLElement): SlideData {
  const image = slide.querySelector("img");
  if (!image) return { ...item, alt: [slide.dataset.title, slide.dataset.note].filter(Boolean).join(", ") };
  if (slide.dataset.soldOut !== undefined) return { ...item, type: SOLD_OUT };
  const ratio = Number(item.width) / Number(item.height);
  const thumbCropped = Math.abs(image.width / image.height - ratio) > 0.03;
  // PhotoSwipe would stretch a crop until the picture loads.
  const msrc = thumbCropped ? undefined : item.msrc;
  return { ...item, srcset: item.srcset ?? image.srcset, thumbCropped, msrc };
}

/** Leaves room for the bars, and around a sold-out drawing for its paper and badge, the same as in lightbox.css. */
export const toPadding = ({ type }: SlideData) =>
  type === SOLD_OUT
    ? { top: BAR + PAPER, bottom: BAR + PAPER + BADGE, left: SIDE + PAPER, right: SIDE + PAPER }
    : { top: BAR, bottom: BAR, left: SIDE, right: SIDE };

/** Shows the alternative text of a picture that cannot be loaded. */
export function explainLost(error: HTMLElement, { data }: Content): HTMLElement {
  if (data.alt) error.prepend(create("p", { textContent: data.alt }));
  return error;
}

/** Follows https://photoswipe.com/caption */
export function addCaption(lightbox: PhotoSwipeLightbox): void {
  lightbox.on("uiRegister", () =>
    lightbox.pswp?.ui?.registerElement({
      name: "caption",
      appendTo: "root",
      onInit(caption, pswp) {
        caption.ariaLive = "polite";
        const update = () => {
          const slide = pswp.currSlide?.data.element;
          if (slide)
            caption.replaceChildren(toCaption(slide, isDrawn(pswp) ? "drawing" : slide.dataset.note));
        };
        pswp.on("change", update);
        pswp.on("imageSizeChange", update);
      },
    }),
  );
}

/** Writes `Moon Moth, healed 14 months`, with the name linked to the design's page. */
function toCaption(slide: HTMLElement, note: string | undefined): HTMLElement {
  const { title = slide.querySelector("img")?.alt ?? "", page } = slide.dataset;
  const line = create("p", {});
  line.append(page === undefined ? title : create("a", { href: page, textContent: title }));
  if (note) line.append(`, ${note}`);
  return line;
}

/** Follows https://photoswipe.com/custom-content; PhotoSwipe sizes the content like the drawing. */
export function showSoldOut(lightbox: PhotoSwipeLightbox): void {
  lightbox.on("contentLoad", (event) => {
    const { content } = event;
    if (content.type !== SOLD_OUT) return;
    event.preventDefault();
    const { src, element } = content.data;
    const alt = element?.dataset.title;
    content.element = create("div", { className: "pswp__content lightbox-sold-out" });
    content.element.append(
      create("div", { className: "stamp" }),
      create("img", { src, alt, onerror: unfade }),
      create("p", { className: "sold-dot", textContent: "Sold Out" }),
    );
  });
}

/** Makes the alternative text legible. */
const unfade = (event: Event | string) =>
  event instanceof Event &&
  event.target instanceof HTMLElement &&
  event.target.style.setProperty("opacity", "1");

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
) {
  return Object.assign(document.createElement(tag), properties);
}
