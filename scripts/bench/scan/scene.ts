/** A sheet on a table as an SVG: the table, the sheet with its shadow, fingers on it, and the light over all. */
import type { Corners, Point, Size } from "#domain/pixels.ts";
import type { Defect, ScanCase, TableName } from "./cases.ts";
import type { Random } from "./random.ts";

/** `sheet` is the address of the sheet as the camera sees it; `softness` is that of the lens, in pixels. */
type Scene = { size: Size; corners: Corners; sheet: string; softness: number; random: Random };

export function drawScene(
  { defect, table }: ScanCase,
  { size, corners, sheet, softness, random }: Scene,
): string {
  const { width, height } = size;
  const points = corners.map(({ x, y }) => `${x},${y}`).join(" ");
  const shadow = `translate(${random.between(-5, 5)} ${random.between(-5, 5)})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${blur("lens", softness)}${blur("near", 4)}<clipPath id="sheet"><polygon points="${points}"/></clipPath>
<g filter="url(#lens)">
${drawTable(table, random)}
<polygon points="${points}" transform="${shadow}" opacity="0.25" filter="url(#near)"/>
<image href="${sheet}" width="${width}" height="${height}" clip-path="url(#sheet)"/>
${defect === "fingers" ? drawFingers(corners, random) : ""}
${drawLight(defect, size, random)}
</g></svg>`;
}

const WHOLE = 'width="100%" height="100%"';
/** Covers the photo when it is turned, too. */
const AROUND = 'x="-50%" y="-50%" width="200%" height="200%"';

/** In the units of the photo, because the box around a straight stroke has no area. */
const blur = (id: string, deviation: number) =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" ${AROUND}><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** How tables look on a photo: their colors, and noise by its frequency a pixel each way, and its strength. */
const TABLES: Record<TableName, { colors: string[]; frequency: string; octaves: number; strength: number }> =
  {
    wood: { colors: ["#8a6a52", "#b08a66", "#68544a"], frequency: "0.003 0.09", octaves: 3, strength: 0.7 },
    white: { colors: ["#f3f1ef", "#e9ebee", "#f1f1f1"], frequency: "0.05", octaves: 1, strength: 0.02 },
    stone: { colors: ["#b0b1b2", "#c8c9cb", "#dcdde0"], frequency: "0.03", octaves: 4, strength: 0.5 },
    cloth: {
      colors: ["#5b7ccc", "#d2545a", "#62a47d", "#ecc45a"],
      frequency: "0.004",
      octaves: 7,
      strength: 0.6,
    },
  };

function drawTable(name: TableName, random: Random): string {
  const { colors, frequency, octaves, strength } = TABLES[name];
  const seed = Math.floor(random.between(0, 1e6));
  const angle = name === "wood" ? random.between(-35, 35) : 0;
  const gray = `${strength} 0 0 0 ${1 - strength} `;
  return `<filter id="noise" color-interpolation-filters="sRGB" x="0" y="0" ${WHOLE}><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="${gray.repeat(3)} 0 0 0 0 1"/></filter>
<rect ${WHOLE} fill="${random.pick(colors)}"/>
<g transform="rotate(${angle} 600 600)" style="mix-blend-mode: multiply"><rect ${AROUND} filter="url(#noise)"/>${name === "wood" ? drawGaps(random) : ""}</g>`;
}

/** Between planks. */
function drawGaps(random: Random): string {
  const plank = random.between(140, 420);
  return `<pattern id="gaps" width="${plank}" height="${plank}" patternUnits="userSpaceOnUse"><path d="M0 2H${plank}" stroke="#000" stroke-width="4" opacity="0.6"/></pattern><rect ${AROUND} fill="url(#gaps)"/>`;
}

const SKINS = ["#e3bba6", "#c19680", "#916c58", "#5c4339"];

/** Two, which hold the sheet by an edge. The corners go clockwise: inwards is down. */
function drawFingers(corners: Corners, random: Random): string {
  const skin = random.pick(SKINS);
  const side = random.pick([0, 1, 2, 3] as const);
  const [from, to] = [corners[side], corners[((side + 1) % 4) as typeof side]];
  const length = 0.8 * distance(corners[0], corners[2]);
  const first = random.between(0.2, 0.7) * distance(from, to);
  const angle = (180 / Math.PI) * Math.atan2(to.y - from.y, to.x - from.x);
  const fingers = [0, 1].map((number) => {
    const radius = length * random.between(0.021, 0.026);
    const tip = length * random.between(0.02, 0.045) - radius;
    const draw = (width: number, color: string, more = "") =>
      `<path d="M${first + number * 0.062 * length} ${-length}V${tip}" stroke="${color}" stroke-width="${width * radius}" ${more}/>`;
    const shade = draw(2, "#000", 'opacity="0.2"') + draw(1.2, skin, 'filter="url(#near)"');
    return draw(2.6, "#000", 'opacity="0.3" filter="url(#near)"') + draw(2, skin) + shade;
  });
  return `<g transform="translate(${from.x} ${from.y}) rotate(${angle})" stroke-linecap="round">${fingers.join("")}</g>`;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Multiplies what lies below: lamps by their colors, their falloff across the photo, and shadows. */
function drawLight(defect: Defect, size: Size, random: Random): string {
  const exposure = random.between(0.8, 0.96);
  const lamps = castsOf(defect, random).map((cast) => castColor(cast, exposure));
  const falloff = gray(1 - (defect === "gradient" ? 0.36 : random.between(0.04, 0.14)));
  const isDim = defect === "phone-shadow" || (defect === "fills" && random.between(0, 1) < 0.5);
  return [
    overlay("lamps", lamps, random),
    overlay("falloff", ["#fff", falloff], random),
    ...(isDim ? [drawShadow(PHONE, size, random)] : []),
    ...(defect === "hand-shadow" ? [drawShadow(HAND, size, random)] : []),
  ].join("");
}

function overlay(id: string, [start, end = start]: string[], random: Random): string {
  const turn = `gradientTransform="rotate(${random.between(0, 360)} 0.5 0.5)"`;
  return `<linearGradient id="${id}" ${turn}><stop stop-color="${start}"/><stop offset="1" stop-color="${end}"/></linearGradient><rect ${WHOLE} fill="url(#${id})" style="mix-blend-mode: multiply"/>`;
}

/** In longer sides of the photo, from its middle: an arm with a phone, and a fist with two fingers. */
const PHONE = '<path d="M-0.1 0H1" stroke-width="0.4"/>';
const HAND = '<path d="M0.42 0H1" stroke-width="0.4"/><path d="M0.2 -0.1H1M0.18 0.06H1" stroke-width="0.1"/>';

function drawShadow(shape: string, { width, height }: Size, random: Random): string {
  const turn = `rotate(${random.between(0, 360)}) scale(${Math.max(width, height)})`;
  const depth = random.between(0.12, 0.32);
  return `${blur("soft", random.between(0.02, 0.06))}<g filter="url(#soft)" opacity="${depth}" transform="translate(${width / 2} ${height / 2}) ${turn}" stroke="#000" stroke-linecap="round">${shape}</g>`;
}

const CASTS: Partial<Record<Defect, [least: number, most: number][]>> = {
  lamp: [[0.15, 0.35]],
  "two-lamps": [
    [0.22, 0.35],
    [-0.1, 0.12],
  ],
  shade: [[-0.22, -0.1]],
  fills: [[0.1, 0.32]],
};

const USUAL: [number, number][] = [[-0.06, 0.12]];

/** Of each lamp: warm above zero, cool below, as a share of the lightness. */
const castsOf = (defect: Defect, random: Random): number[] =>
  (CASTS[defect] ?? USUAL).map((range) => random.between(...range));

const castColor = (cast: number, exposure: number): string =>
  cast > 0
    ? rgb(exposure, exposure * (1 - 0.42 * cast), exposure * (1 - cast))
    : rgb(exposure * (1 + cast), exposure * (1 + 0.4 * cast), exposure);

const gray = (level: number) => rgb(level, level, level);

const rgb = (...levels: number[]) => `rgb(${levels.map((level) => `${100 * level}%`).join()})`;
