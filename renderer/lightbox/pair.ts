/**
 * "Drawing | Fresh | Healed", or "On skin" where nobody says that it has healed: buttons for the views of one tattoo in the lightbox. One view dissolves into the next. The
 * drawing lies over its photo, at the tattoo's place and the same zoom; a fresh and a healed photo are adjacent slides.
 */
import type PhotoSwipe from "photoswipe";
import type PhotoSwipeLightbox from "photoswipe/lightbox";
import { isHealed } from "#renderer/pictures/work.ts";
import { prefersLessMotion } from "#renderer/shell/preferences.ts";

const DRAWING = "lightbox-drawing";
const DISSOLVE_MS = 560;

const VIEWS = ["Drawing", "Fresh", "Healed", "On skin"] as const;
type View = (typeof VIEWS)[number];

type Shown = HTMLImageElement | HTMLDivElement;

/** The hidden half of each slide's pair: its drawing or its photo. */
const hidden = new WeakMap<object, Shown>();

/** Follows https://photoswipe.com/adding-ui-elements */
export function addPair(lightbox: PhotoSwipeLightbox): void {
  const drawing = document.querySelector<HTMLImageElement>("[data-plate] img");
  lightbox.on("uiRegister", () => {
    for (const [index, view] of VIEWS.entries())
      lightbox.pswp?.ui?.registerElement({
        className: "lightbox-pair",
        isButton: true,
        // Follows PhotoSwipe's own buttons, except Close.
        order: 8 + index / VIEWS.length,
        html: view,
        onInit(button, pswp) {
          const update = () => {
            const views = listViews(pswp, drawing);
            button.hidden = views.size < 2 || !views.has(view);
            button.ariaPressed = String(shownView(pswp) === view);
          };
          pswp.on("change", update);
          pswp.on("imageSizeChange", update);
        },
        onClick: (_event, _button, pswp) => void show(view, pswp, drawing),
      });
  });
}

export const isDrawn = ({ currSlide }: PhotoSwipe) =>
  Boolean(currSlide?.content.element?.classList.contains(DRAWING));

function photoView(slide: HTMLElement | undefined): View {
  const note = slide?.dataset.note;
  if (note === "fresh") return "Fresh";
  return isHealed({ note }) ? "Healed" : "On skin";
}

const shownView = (pswp: PhotoSwipe): View =>
  isDrawn(pswp) ? "Drawing" : photoView(pswp.currSlide?.data.element);

/** Lists the views of the tattoo in the current slide, with the indices of their slides. */
function listViews(pswp: PhotoSwipe, drawing: HTMLImageElement | null): Map<View, number> {
  const { dataSource } = pswp.options;
  const items = dataSource && "items" in dataSource ? (dataSource.items ?? []) : [];
  const isFresh = (index: number) => photoView(items[index]) === "Fresh";
  const healed = isFresh(pswp.currIndex) ? pswp.currIndex - 1 : pswp.currIndex;
  const views = new Map<View, number>();
  if (drawing) views.set("Drawing", pswp.currIndex);
  if (isFresh(healed + 1)) views.set("Fresh", healed + 1);
  return views.set(photoView(items[healed]), healed);
}

/** Waits for the photo. Does nothing if it cannot be loaded or the slide has changed meanwhile. */
async function show(view: View, pswp: PhotoSwipe, drawing: HTMLImageElement | null): Promise<void> {
  const content = pswp.currSlide?.content;
  const shown = content?.element;
  // Decoding also fails if PhotoSwipe requests a larger file meanwhile.
  if (shown instanceof HTMLImageElement) await shown.decode().catch(() => {});
  if (!shown || content !== pswp.currSlide?.content || content.element !== shown || content.isError()) return;
  const index = listViews(pswp, drawing).get(view);
  if (index === undefined || view === shownView(pswp)) return;
  const ghost = copyInPlace(shown);
  if (index !== pswp.currIndex) pswp.goTo(index);
  if (drawing && view !== shownView(pswp)) swap(pswp, drawing);
  pswp.scrollWrap?.append(ghost);
  fade(ghost);
}

/** Swaps the photo for the drawing, or back. */
function swap({ currSlide }: PhotoSwipe, drawing: HTMLImageElement): void {
  const content = currSlide?.content;
  const shown = content?.element;
  if (!content || !shown) return;
  const next = hidden.get(content) ?? toPaper(drawing, content.data.element?.dataset.place);
  hidden.set(content, shown);
  shown.replaceWith(next);
  content.element = next;
  currSlide.updateContentSize(true);
}

/** Copies a picture to where it is on the screen. */
function copyInPlace(shown: Shown): HTMLElement {
  const { left, top, width, height } = shown.getBoundingClientRect();
  const ghost = document.importNode(shown, true);
  ghost.ariaHidden = "true";
  ghost.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  return ghost;
}

function fade(ghost: HTMLElement): void {
  const duration = prefersLessMotion() ? 0 : DISSOLVE_MS;
  const fading = ghost.animate({ opacity: [1, 0] }, { duration, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" });
  fading.onfinish = () => ghost.remove();
}

/** Lays the drawing on paper the size of the photo, at the tattoo's place, or in the middle if that is unknown. */
function toPaper({ srcset, src, alt }: HTMLImageElement, place: string | undefined): Shown {
  const image = Object.assign(new Image(), { srcset, src, alt });
  image.style.transform = place ?? "";
  const paper = Object.assign(document.createElement("div"), { className: `pswp__img ${DRAWING}` });
  paper.append(image);
  return paper;
}
