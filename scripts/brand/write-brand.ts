/** Writes the brand as files for the pages: stylesheets, favicon and fonts. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { IMAGES } from "#content/studio-files.ts";
import type { Schemes } from "#domain/colors.ts";
import type { Content } from "#domain/content.ts";
import { hasA4 } from "#domain/place.ts";
import { writeFileIfChanged } from "#files/files.ts";
import { BRAND } from "#files/folders.ts";
import type { FaceRole } from "./face.ts";
import { readMarks, STYLES } from "./look.ts";
import { placeMark } from "./mark.ts";
import { toStylesheet } from "./stylesheet.ts";

/** `font-family` of the sample's faces, with their fallbacks (renderer/styles/fonts/). */
const SAMPLE_FAMILIES: Record<FaceRole, string> = {
  display: '"Gowun Batang", "Gowun Georgia", "Gowun Times", "Gowun Noto", "Gowun DejaVu", serif',
  text: '"Figtree", "Figtree Arial", "Figtree Roboto", "Figtree DejaVu", system-ui, sans-serif',
};

const SAMPLE_DISPLAY_FONT = "renderer/styles/fonts/gowun-batang-400.woff2";

/** Paper outside North America. It wins over the orientation that a page asks for. */
const A4 = "@page { size: A4 portrait !important; }";

type Face = {
  family: string;
  imports: string[];
  rules: string;
  files: [name: string, bytes: Uint8Array][];
};

/** Writes below `data`, and returns whether anything changed. Throws `OriginalError`. */
export async function writeBrand(root: string, data: string, content: Content): Promise<boolean> {
  const folder = resolve(data, BRAND);
  const { brand } = content.studio;
  const { mark, icon } = await readMarks(root, brand);
  const display = await toFace("display", { root, content });
  const text = await toFace("text", { root, content });
  const displayFont = brand.fonts.display ? "./display.woff2" : SAMPLE_DISPLAY_FONT;
  const imports = [display, text].flatMap((face) => face.imports);
  const sheet = hasA4(content.studio.locale) && A4;
  const colorsAndFaces = toStylesheet(brand, { display: display.family, text: text.family });
  const files: [name: string, bytes: string | Uint8Array][] = [
    ["brand.css", [...imports, sheet, display.rules, text.rules, colorsAndFaces].filter(Boolean).join("\n")],
    ["dots.svg", drawDots(mark)],
    ["display-font.ts", `export { default } from "${displayFont}?url";`],
    ["public/favicon.svg", drawFavicon(icon, brand.colors)],
    ...display.files,
    ...text.files,
  ];
  return files.map(([name, bytes]) => writeFileIfChanged(join(folder, name), bytes)).includes(true);
}

async function toFace(role: FaceRole, { root, content }: { root: string; content: Content }): Promise<Face> {
  const path = content.studio.brand.fonts[role];
  if (!path) {
    const imports = [importOf(`fonts/${role}.css`)];
    return { family: SAMPLE_FAMILIES[role], imports, rules: "", files: [] };
  }
  const { makeFace } = await import("./face.ts");
  const font = { path, bytes: readFileSync(join(root, IMAGES, path)) };
  const { file, bytes, ...described } = await makeFace(role, font, JSON.stringify(content));
  return { ...described, imports: [], files: [[file, bytes]] };
}

function importOf(name: string): string {
  return `@import "renderer/styles/${name}";`;
}

/** Draws two masks in one file: the slow rule above the mark (roles.css). Vite inlines a small file in the CSS. */
function drawDots(mark: string): string {
  const [rule] = /<path.*>/.exec(readFileSync(join(STYLES, "brand/rule.svg"), "utf8")) ?? [];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="52">${rule}${placeMark(mark, { x: 0, y: 4, side: 48 })}</svg>`;
}

/** Draws the mark in the ink of the color scheme. Programs that ignore color schemes draw the light one. */
function drawFavicon(icon: string, { light, dark }: Schemes): string {
  const ink = (color: string) => `.ink{fill:${color};color:${color}}`;
  const style = `<style>${ink(light.ink)}@media(prefers-color-scheme:dark){${ink(dark.ink)}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${style}<g class="ink">${placeMark(icon, { x: 0, y: 0, side: 48 })}</g></svg>`;
}
