/** "Drawing | Healed", on the page of a design: its drawing in place of the photo, as it lies in it, at the same zoom. */
import type PhotoSwipe from "photoswipe";
import type PhotoSwipeLightbox from "photoswipe/lightbox";
import { scaled } from "#domain/pixels.ts";
import type { Place, Plane } from "./find-tattoo.ts";
import { untilIdle } from "./wait.ts";

const DRAWING = "lightbox-drawing";

type Pair = { photo: HTMLImageElement; paper: HTMLDivElement };

/** Of each slide that has been shown. */
const pairs = new WeakMap<object, Promise<Pair>>();

/** As on https://photoswipe.com/adding-ui-elements */
export function addPair(lightbox: PhotoSwipeLightbox): void {
  const drawing = document.querySelector<HTMLImageElement>(".plate img");
  if (!drawing) return;
  lightbox.on("change", () => prepare(drawing, lightbox.pswp));
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
        onClick: (_event, _button, pswp) => isDrawn(pswp) === isDrawing || void swap(pswp),
      });
  });
}

const isDrawn = ({ currSlide }: PhotoSwipe) => currSlide?.content.element?.className.includes(DRAWING);

function prepare(drawing: HTMLImageElement, pswp?: PhotoSwipe): void {
  const content = pswp?.currSlide?.content;
  if (content?.element instanceof HTMLImageElement && !pairs.has(content))
    pairs.set(content, layOut(content.element, drawing));
}

/** Does nothing where a picture cannot be loaded. */
async function swap(pswp: PhotoSwipe): Promise<void> {
  const content = pswp.currSlide?.content;
  const pair = content && (await pairs.get(content));
  if (!pair || content !== pswp.currSlide?.content || content.isError()) return;
  const next = content.element === pair.photo ? pair.paper : pair.photo;
  content.element?.replaceWith(next);
  content.element = next;
  pswp.currSlide.updateContentSize(true);
}

/** The drawing on a paper as large as the photo, in the place of the tattoo, or in the middle if that is not found. */
async function layOut(photo: HTMLImageElement, drawing: HTMLImageElement): Promise<Pair> {
  const transform = await locate(drawing, photo).catch(console.warn);
  const { srcset, src, alt } = drawing;
  const image = Object.assign(new Image(), { srcset, src, alt });
  image.style.transform = transform ?? "";
  const paper = Object.assign(document.createElement("div"), { className: `pswp__img ${DRAWING}` });
  paper.append(image);
  return { photo, paper };
}

/** What moves a drawing from the middle of a photo, where it is as large as it can be, to its tattoo. */
async function locate(drawing: HTMLImageElement, photo: HTMLImageElement): Promise<string | undefined> {
  await Promise.all([untilLoaded(photo), untilLoaded(drawing), untilIdle()]);
  const { findTattoo, LONG } = await import("./find-tattoo.ts");
  const around = await shrink(photo, LONG);
  const small = await shrink(drawing, LONG);
  // Some browsers skip pixels when they shrink a picture to less than half.
  const smaller = await shrink(drawing, LONG / 2);
  const place = await findTattoo(draw(around), (scale, turn) =>
    scale > 0.5 ? draw(small, scale, turn) : draw(smaller, 2 * scale, turn),
  );
  const fitting = Math.min(around.width / small.width, around.height / small.height);
  return place && toTransform(place, fitting);
}

/** Unlike decode(), it does not fail when PhotoSwipe asks for a larger file meanwhile. */
function untilLoaded(image: HTMLImageElement): Promise<unknown> | undefined {
  if (image.complete) return undefined;
  return new Promise((resolve) => {
    for (const end of ["load", "error"]) image.addEventListener(end, resolve, { once: true });
  });
}

/** Scaled by `fitting`, the drawing is as large as it can be. */
const toTransform = ({ x, y, scale, turn }: Place, fitting: number) =>
  `translate(${100 * x - 50}%, ${100 * y - 50}%) rotate(${turn}deg) scale(${scale / fitting})`;

function shrink(image: HTMLImageElement, long: number): Promise<ImageBitmap> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const small = scaled({ width, height }, long / Math.max(width, height));
  return createImageBitmap(image, {
    resizeWidth: small.width,
    resizeHeight: small.height,
    resizeQuality: "high",
  });
}

/** Gray levels of a picture that is turned by so many degrees, on white. */
function draw(picture: ImageBitmap, scale = 1, turn = 0): Plane {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.abs(Math.sin(angle))];
  const canvas = document.createElement("canvas");
  const { width, height } = scaled(
    { width: picture.width * cos + picture.height * sin, height: picture.width * sin + picture.height * cos },
    scale,
  );
  const context = Object.assign(canvas, { width, height }).getContext("2d", { willReadFrequently: true });
  if (!context) return { width, height, data: new Float32Array(width * height) };
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.translate(width / 2, height / 2);
  context.rotate(angle);
  context.scale(scale, scale);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  const { data } = context.getImageData(0, 0, width, height);
  const level = (index: number) => ((data[index] ?? 0) + (data[index + 1] ?? 0) + (data[index + 2] ?? 0)) / 3;
  return {
    width,
    height,
    data: Float32Array.from({ length: width * height }, (_, pixel) => level(4 * pixel)),
  };
}
