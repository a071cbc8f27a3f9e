/**
 * "Drawing | Fresh | Healed", or "On skin" where nobody says that it has healed: buttons for the versions of one tattoo in
 * the lightbox. One dissolves into the next. The drawing lies over its photo, at the tattoo's place and the same zoom; a
 * fresh and a healed photo are adjacent slides.
 */
import type PhotoSwipe from "photoswipe";
import type PhotoSwipeLightbox from "photoswipe/lightbox";
import { isHealed } from "#renderer/pictures/work.ts";
import { prefersLessMotion } from "#renderer/shell/browser.ts";

const DRAWING = "lightbox-drawing";
const DISSOLVE_MS = 560;

const VERSIONS = ["Drawing", "Fresh", "Healed", "On skin"] as const;
type Version = (typeof VERSIONS)[number];

type Picture = HTMLImageElement | HTMLDivElement;

/** The hidden half of each slide's pair: its drawing or its photo. */
const hidden = new WeakMap<object, Picture>();

/** Follows https://photoswipe.com/adding-ui-elements */
export function addPair(lightbox: PhotoSwipeLightbox): void {
  const drawing = document.querySelector<HTMLImageElement>("[data-plate] img");
  lightbox.on("uiRegister", () => {
    for (const [index, version] of VERSIONS.entries())
      lightbox.pswp?.ui?.registerElement({
        className: "lightbox-pair",
        isButton: true,
        // Follows PhotoSwipe's own buttons, except Close.
        order: 8 + index / VERSIONS.length,
        html: version,
        onInit(button, pswp) {
          const update = () => {
            const versions = listVersions(pswp, drawing);
            button.hidden = versions.size < 2 || !versions.has(version);
            button.ariaPressed = String(shownVersion(pswp) === version);
          };
          pswp.on("change", update);
          pswp.on("imageSizeChange", update);
        },
        onClick: (_event, _button, pswp) => void show(version, pswp, drawing),
      });
  });
}

export const isDrawn = ({ currSlide }: PhotoSwipe) =>
  Boolean(currSlide?.content.element?.classList.contains(DRAWING));

function versionOf(slide: HTMLElement | undefined): Version {
  const note = slide?.dataset.note;
  if (note === "fresh") return "Fresh";
  return isHealed({ note }) ? "Healed" : "On skin";
}

const shownVersion = (pswp: PhotoSwipe): Version =>
  isDrawn(pswp) ? "Drawing" : versionOf(pswp.currSlide?.data.element);

/** Lists the versions of the tattoo in the current slide, with the indices of their slides. */
function listVersions(pswp: PhotoSwipe, drawing: HTMLImageElement | null): Map<Version, number> {
  const { dataSource } = pswp.options;
  const items = dataSource && "items" in dataSource ? (dataSource.items ?? []) : [];
  const isFresh = (index: number) => versionOf(items[index]) === "Fresh";
  const healed = isFresh(pswp.currIndex) ? pswp.currIndex - 1 : pswp.currIndex;
  const versions = new Map<Version, number>();
  if (drawing && items[healed]?.dataset.closer === undefined) versions.set("Drawing", pswp.currIndex);
  if (isFresh(healed + 1)) versions.set("Fresh", healed + 1);
  return versions.set(versionOf(items[healed]), healed);
}

/** Waits for the photo. Does nothing if it cannot be loaded or the slide has changed meanwhile. */
async function show(version: Version, pswp: PhotoSwipe, drawing: HTMLImageElement | null): Promise<void> {
  const content = pswp.currSlide?.content;
  const shown = content?.element;
  // Decoding also fails if PhotoSwipe requests a larger file meanwhile.
  if (shown instanceof HTMLImageElement) await shown.decode().catch(() => {});
  if (!shown || content !== pswp.currSlide?.content || content.element !== shown || content.isError()) return;
  const index = listVersions(pswp, drawing).get(version);
  if (index === undefined || version === shownVersion(pswp)) return;
  const ghost = copyInPlace(shown);
  if (index !== pswp.currIndex) pswp.goTo(index);
  if (drawing && version !== shownVersion(pswp)) swap(pswp, drawing);
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
function copyInPlace(shown: Picture): HTMLElement {
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
function toPaper({ srcset, src, alt }: HTMLImageElement, place: string | undefined): Picture {
  const image = Object.assign(new Image(), { srcset, src, alt });
  image.style.transform = place ?? "";
  const paper = Object.assign(document.createElement("div"), { className: `pswp__img ${DRAWING}` });
  paper.append(image);
  return paper;
}
