/** What the lightbox shows of a slide: its picture and a line of caption, or a sold-out design with its badge. */
import type { SlideData } from "photoswipe";
import type PhotoSwipeLightbox from "photoswipe/lightbox";

type Size = { x: number; y: number };

const SOLD_OUT = "sold-out";

/** Below this width (the breakpoint `md`), a landscape picture goes from edge to edge. */
const PHONE = 768;

/** In pixels: the paper around a sold-out drawing and the badge below it, as in lightbox.css. */
const PAPER = 32;
const BADGE = 50;

/** Completes what PhotoSwipe reads from the slide with the picture inside it. */
export function readSlide(item: SlideData, slide: HTMLElement): SlideData {
  const image = slide.querySelector("img");
  if (!image) return { ...item, alt: `${slide.dataset.title}, ${slide.dataset.note}` };
  if (slide.dataset.soldOut !== undefined) return { ...item, type: SOLD_OUT };
  const ratio = Number(item.width) / Number(item.height);
  const thumbCropped = Math.abs(image.width / image.height - ratio) > 0.03;
  // PhotoSwipe would stretch a crop until the picture has loaded.
  const msrc = thumbCropped ? undefined : item.msrc;
  return { ...item, srcset: item.srcset ?? image.srcset, thumbCropped, msrc };
}

/** Padding around the picture: all of a gallery hang from one line, with the tallest of them in the middle. */
export function fitPicture(view: Size, item: SlideData, gallery: readonly HTMLElement[] = []) {
  const paper = item.type === SOLD_OUT ? PAPER : 0;
  const bar = Math.ceil(Math.max(64, view.y * 0.075)) + paper;
  const room = view.y - 2 * bar - (paper && BADGE);
  const margin = Math.round(Math.min(Math.max(16, view.x * 0.037), 48)) + paper;
  const marginOf = (width: number, height: number) =>
    width > height && view.x < PHONE && !paper ? 0 : margin;
  const heightOf = (width: number, height: number) =>
    height * Math.min(1, room / height, (view.x - 2 * marginOf(width, height)) / width);
  const { width = 1, height = 1 } = item;
  const tallest = Math.max(
    heightOf(width, height),
    ...gallery.map(({ dataset }) => heightOf(Number(dataset.pswpWidth), Number(dataset.pswpHeight))),
  );
  const top = bar + Math.round((room - tallest) / 2);
  const side = marginOf(width, height);
  return { top, bottom: Math.floor(view.y - top - heightOf(width, height)), left: side, right: side };
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
          if (slide) caption.replaceChildren(toCaption(slide));
        });
      },
    }),
  );
}

/** `Moon Moth, healed 14 months`; the name leads to the design's page. */
function toCaption(slide: HTMLElement): HTMLElement {
  const { title = slide.querySelector("img")?.alt ?? "", note, page } = slide.dataset;
  const line = create("p", {});
  line.append(page === undefined ? title : create("a", { href: page, textContent: title }));
  if (note) line.append(`, ${note}`);
  return line;
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
