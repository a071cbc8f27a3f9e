/** "Drawing | Healed" on a design's page: swaps the photo for its drawing, at the tattoo's place and the same zoom. */
import type PhotoSwipe from "photoswipe";
import type PhotoSwipeLightbox from "photoswipe/lightbox";

const DRAWING = "lightbox-drawing";

type Shown = HTMLImageElement | HTMLDivElement;

/** The hidden half of each slide's pair: its drawing or its photo. */
const hidden = new WeakMap<object, Shown>();

/** Follows https://photoswipe.com/adding-ui-elements */
export function addPair(lightbox: PhotoSwipeLightbox): void {
  const drawing = document.querySelector<HTMLImageElement>("[data-plate] img");
  if (!drawing) return;
  lightbox.on("uiRegister", () => {
    for (const isDrawing of [true, false])
      lightbox.pswp?.ui?.registerElement({
        className: "lightbox-pair",
        isButton: true,
        // Follows PhotoSwipe's own buttons, except Close.
        order: isDrawing ? 8 : 9,
        onInit(button, pswp) {
          const update = () => {
            const isFresh = pswp.currSlide?.data.element?.dataset.note === "fresh";
            button.textContent = isDrawing ? "Drawing" : isFresh ? "Fresh" : "Healed";
            button.ariaPressed = String(isDrawn(pswp) === isDrawing);
          };
          pswp.on("change", update);
          pswp.on("imageSizeChange", update);
        },
        onClick: (_event, _button, pswp) => isDrawn(pswp) === isDrawing || void swap(pswp, drawing),
      });
  });
}

const isDrawn = ({ currSlide }: PhotoSwipe) => currSlide?.content.element?.classList.contains(DRAWING);

/** Waits for the photo. Does nothing if it cannot be loaded or the slide has changed meanwhile. */
async function swap(pswp: PhotoSwipe, drawing: HTMLImageElement): Promise<void> {
  const content = pswp.currSlide?.content;
  const shown = content?.element;
  // Decoding also fails if PhotoSwipe requests a larger file meanwhile.
  if (shown instanceof HTMLImageElement) await shown.decode().catch(() => {});
  if (!shown || content !== pswp.currSlide?.content || content.element !== shown || content.isError()) return;
  const next = hidden.get(content) ?? toPaper(drawing, content.data.element?.dataset.place);
  hidden.set(content, shown);
  shown.replaceWith(next);
  content.element = next;
  pswp.currSlide.updateContentSize(true);
}

/** Lays the drawing on paper the size of the photo, at the tattoo's place, or in the middle if that is unknown. */
function toPaper({ srcset, src, alt }: HTMLImageElement, place: string | undefined): Shown {
  const image = Object.assign(new Image(), { srcset, src, alt });
  image.style.transform = place ?? "";
  const paper = Object.assign(document.createElement("div"), { className: `pswp__img ${DRAWING}` });
  paper.append(image);
  return paper;
}
