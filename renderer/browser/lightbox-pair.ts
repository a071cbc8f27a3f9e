/** "Drawing | Healed", on the page of a design: its drawing in place of the photo, at the same zoom and position. */
import type PhotoSwipe from "photoswipe";
import type PhotoSwipeLightbox from "photoswipe/lightbox";

const DRAWING = "lightbox-drawing";

/** Of each slide, the picture that is not shown. */
const others = new WeakMap<object, HTMLImageElement>();

/** As on https://photoswipe.com/adding-ui-elements */
export function addPair(lightbox: PhotoSwipeLightbox): void {
  const drawing = document.querySelector<HTMLImageElement>(".plate img");
  if (!drawing) return;
  lightbox.on("uiRegister", () => {
    for (const isDrawing of [true, false])
      lightbox.pswp?.ui?.registerElement({
        className: "lightbox-pair",
        isButton: true,
        // After PhotoSwipe's own, but for Close.
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
        onClick: (_event, _button, pswp) => isDrawn(pswp) === isDrawing || swap(pswp, drawing),
      });
  });
}

const isDrawn = ({ currSlide }: PhotoSwipe) => currSlide?.content.element?.className.includes(DRAWING);

function swap({ currSlide }: PhotoSwipe, { srcset, src, alt }: HTMLImageElement): void {
  const content = currSlide?.content;
  // Not the message that a photo cannot be loaded.
  if (!(content?.element instanceof HTMLImageElement)) return;
  const className = `pswp__img ${DRAWING}`;
  const other = others.get(content) ?? Object.assign(new Image(), { className, srcset, src, alt });
  others.set(content, content.element);
  content.element.replaceWith(other);
  content.element = other;
  currSlide?.updateContentSize(true);
}
