/** What the lightbox shows of a slide: its picture with room for the caption, or a sold-out design with its badge. */
import type { SlideData } from "photoswipe";
import type PhotoSwipeLightbox from "photoswipe/lightbox";

type Size = { x: number; y: number };

const SOLD_OUT = "sold-out";

/** Below this width (as in styles.css), a landscape picture goes from edge to edge. */
const PHONE = 768;

/** In pixels: the paper around a sold-out drawing and the badge below it, as in lightbox.css. */
const PAPER = 32;
const BADGE = 50;

/** Completes what PhotoSwipe reads from the slide with the picture inside it. */
export function readSlide(item: SlideData, slide: HTMLElement): SlideData {
  const image = slide.querySelector("img");
  if (!image) return item;
  if (slide.dataset.soldOut !== undefined) return { ...item, type: SOLD_OUT };
  const ratio = Number(item.width) / Number(item.height);
  const thumbCropped = Math.abs(image.width / image.height - ratio) > 0.03;
  // PhotoSwipe would stretch a crop until the picture has loaded.
  const msrc = thumbCropped ? undefined : item.msrc;
  return { ...item, srcset: item.srcset ?? image.srcset, thumbCropped, msrc };
}

/** Padding around the picture: for the controls, and for the whole caption. */
export function fitPicture({ x: width, y: height }: Size, item: SlideData, root?: HTMLElement) {
  const paper = item.type === SOLD_OUT ? PAPER : 0;
  const isWide = Number(item.width) > Number(item.height) && width < PHONE && !paper;
  const bar = Math.ceil(Math.max(48, height * 0.075)) + paper;
  const below = Math.max(bar, measureCaption(item, root) + paper) + (paper && BADGE);
  const side = isWide ? 0 : Math.round(Math.min(Math.max(16, width * 0.037), 48)) + paper;
  return { top: bar, bottom: below, left: side, right: side };
}

function measureCaption({ element }: SlideData, root?: HTMLElement): number {
  const caption = root?.querySelector(".pswp__caption");
  if (!caption || !element) return 0;
  const twin = create("div", { className: caption.className });
  twin.append(...toCaption(element));
  caption.after(twin);
  const { offsetHeight } = twin;
  twin.remove();
  return offsetHeight;
}

/** As on https://photoswipe.com/caption */
export function addCaption(lightbox: PhotoSwipeLightbox): void {
  lightbox.on("uiRegister", () =>
    lightbox.pswp?.ui?.registerElement({
      name: "caption",
      appendTo: "root",
      onInit(caption, pswp) {
        caption.ariaLive = "polite";
        pswp.on("change", () => {
          const slide = pswp.currSlide?.data.element;
          if (slide) caption.replaceChildren(...toCaption(slide));
        });
      },
    }),
  );
}

/** The title, the words of the picture, and the link that follows the slide in the page. */
function toCaption(slide: HTMLElement): (Node | string)[] {
  const { title, soldOut } = slide.dataset;
  const words = slide.querySelector("img")?.alt ?? "";
  const heading = create("b", { textContent: title ?? words });
  if (soldOut !== undefined) return [heading];
  const line = create("span", { textContent: title && words !== title ? words : "" });
  const link = slide.nextElementSibling;
  if (!(link instanceof HTMLAnchorElement)) return [heading, " ", line];
  return [heading, " ", line, " ", create("a", { href: link.href, textContent: link.textContent })];
}

/** As on https://photoswipe.com/custom-content: PhotoSwipe gives the content the size of the drawing. */
export function showSoldOut(lightbox: PhotoSwipeLightbox): void {
  lightbox.on("contentLoad", (event) => {
    const { content } = event;
    if (content.type !== SOLD_OUT) return;
    event.preventDefault();
    const { srcset, src, element } = content.data;
    const alt = element?.dataset.title;
    content.element = create("div", { className: "pswp__content lightbox-sold-out" });
    content.element.append(
      create("div", { className: "stamp stamp-large" }),
      create("img", { loading: "lazy", sizes: "auto, 90vw", srcset, src, alt }),
      create("p", { className: "sold-dot", textContent: "Sold Out" }),
    );
  });
}

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
) {
  return Object.assign(document.createElement(tag), properties);
}
