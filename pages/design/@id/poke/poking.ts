/** Pokes a drawing. A canvas lays paper over the picture, and every dot is a hole that shows the drawing below. */
import { type Dot, readDots, UNITS } from "#domain/dots.ts";
import type { Point } from "#domain/pixels.ts";
import type { PokeData } from "./poke-data.ts";

/** Dots in the first second of a hold, and how fast that number grows. Ten thousand take 15 seconds. */
const PACE = 24;
const GROWTH = 0.35;
const STEPS = 10;
const FADE_MS = 600;
/** Time between two counts. Laying out their line costs more than drawing the dots. */
const COUNT_MS = 100;
/**
 * A hole's radius: its limits in units, and its share of the way to the nearest dot. A smaller share leaves gaps in dark
 * shapes; a larger one shows half of that dot.
 */
const RADIUS = { min: 1.8, max: 6, share: 0.6 };

/** A dot in the tree that starts at the first one. `size` counts the dots that branch off there. */
type Step = { dot: Dot; from?: Step; next: Step[]; size: number };

export type Poking = Awaited<ReturnType<typeof createPoking>>;

/** `picture` is the element that the picture fills. `tell` receives the count. */
export async function createPoking(
  picture: HTMLElement,
  { src, hours }: PokeData,
  tell: (words: string, isBegun?: boolean) => void,
) {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`${src}: ${response.status}`);
  const dots = readDots(await response.text());
  let begun: { sheet: CanvasRenderingContext2D; order: Dot[]; poked: number } | undefined;
  let frame = 0;

  const begin = (at?: Point) => {
    const { left, top, width, height } = picture.getBoundingClientRect();
    const { x, y } = at ?? { x: left + width / 2, y: top + height / 2 };
    const scale = UNITS / Math.max(width, height);
    const order = orderFrom(dots, { x: scale * (x - left), y: scale * (y - top) });
    return { sheet: layPaper(picture), order, poked: 0 };
  };
  const pokeTo = (goal: number) => {
    if (!begun || goal === begun.poked) return;
    const { sheet, order, poked } = begun;
    poke(sheet, order.slice(poked, goal));
    begun.poked = goal;
    if (goal >= order.length) complete();
  };
  const count = () => begun && tell(toProgress(begun.poked, dots.length, hours), true);
  const close = (words: string, fadeMs: number) => {
    const canvas = begun?.sheet.canvas;
    if (canvas) canvas.animate({ opacity: 0 }, fadeMs).onfinish = () => canvas.remove();
    cancelAnimationFrame(frame);
    begun = undefined;
    tell(words);
  };
  const complete = () => close(toProgress(dots.length, dots.length, hours), FADE_MS);
  return {
    complete,
    /** Shows the picture again. */
    end: () => begun && close("", 0),
    rest() {
      cancelAnimationFrame(frame);
      count();
    },
    step() {
      begun ??= begin();
      pokeTo(begun.poked + Math.ceil(dots.length / STEPS));
      count();
    },
    /** Pokes until `rest()`. A new drawing begins at `at`, in window pixels. */
    hold(at?: Point) {
      begun ??= begin(at);
      const { poked } = begun;
      const start = performance.now();
      let counted = 0;
      const goOn = (now: number) => {
        frame = requestAnimationFrame(goOn);
        const seconds = Math.max(0, now - start) / 1000;
        pokeTo(poked + 1 + Math.floor((PACE / GROWTH) * Math.expm1(GROWTH * seconds)));
        if (now - counted < COUNT_MS) return;
        counted = now;
        count();
      };
      frame = requestAnimationFrame(goOn);
    },
  };
}

function layPaper(picture: HTMLElement): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser provides no canvas.");
  canvas.className = "absolute inset-0 size-full";
  canvas.width = Math.round(picture.clientWidth * devicePixelRatio);
  canvas.height = Math.round(picture.clientHeight * devicePixelRatio);
  // The plate's own color, even with forced colors.
  context.fillStyle = getComputedStyle(picture).getPropertyValue("--ground");
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = "destination-out";
  picture.append(canvas);
  return context;
}

/** Orders dots the way a hand works: from the one nearest to `place` (in units) along the strokes, short branches first. */
export function orderFrom(dots: readonly Dot[], place: Point): Dot[] {
  const awayFrom = ({ x, y }: Dot) => Math.hypot(x - place.x, y - place.y);
  const first = dots.reduce((nearest, dot) => (awayFrom(dot) < awayFrom(nearest) ? dot : nearest));
  const open: Step[] = [{ dot: first, next: [], size: 1 }];
  const steps = [...open];
  for (const from of steps) {
    const onward = from.dot.near.filter((dot) => dot !== from.from?.dot);
    from.next = onward.map((dot) => ({ dot, from, next: [], size: 1 }));
    steps.push(...from.next);
  }
  for (const { from, size } of steps.reverse()) if (from) from.size += size;
  const order: Dot[] = [];
  for (let step = open.pop(); step; step = open.pop()) {
    order.push(step.dot);
    open.push(...step.next.sort((a, b) => b.size - a.size));
  }
  return order;
}

function poke(sheet: CanvasRenderingContext2D, dots: readonly Dot[]): void {
  const scale = Math.max(sheet.canvas.width, sheet.canvas.height) / UNITS;
  sheet.beginPath();
  for (const { x, y, near } of dots) {
    // The nearest dot is always a neighbor in the tree.
    const nearest = Math.min(...near.map((dot) => Math.hypot(dot.x - x, dot.y - y)));
    const radius = scale * Math.min(Math.max(nearest * RADIUS.share, RADIUS.min), RADIUS.max);
    sheet.moveTo(scale * x + radius, scale * y);
    sheet.arc(scale * x, scale * y, radius, 0, 2 * Math.PI);
  }
  sheet.fill();
}

/** `dot 3,412 of about 11,240 · 1 h 20 of 4–5½ h`. */
export function toProgress(poked: number, total: number, hours: PokeData["hours"]): string {
  const [dot, about] = [poked, 10 * Math.round(total / 10)].map((count) => count.toLocaleString("en-US"));
  const minutes = 5 * Math.floor((12 * (hours?.mean ?? 0) * poked) / total);
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  const time = whole ? `${whole} h ${String(rest).padStart(2, "0")}` : `${rest} min`;
  return `dot ${dot} of about ${about}${hours ? ` · ${time} of ${hours.words} h` : ""}`;
}
