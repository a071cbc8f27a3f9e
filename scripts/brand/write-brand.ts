/** The brand as files for the pages, which the stylesheet, the favicon and the fonts come from. */
import { readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Content } from "#content/load-content.ts";
import { writeFileIfChanged } from "#disk/atomic-write.ts";
import { IMAGES } from "#images/original.ts";
import { RENDERER, readMarks } from "./brand-files.ts";
import { cutFont, describeFace, openFont, type Role } from "./face.ts";
import { toFavicon } from "./favicon.ts";
import { placeMark } from "./mark.ts";
import { toRules, toTokens } from "./stylesheet.ts";

/** Below the folder of the data files. `public/` is published as it is. */
export const BRAND = "brand";

/** `font-family` of the sample's faces, with their stand-ins (renderer/fonts/). */
const SAMPLE_FAMILIES: Record<Role, string> = {
  display: '"Gowun Batang", "Gowun Georgia", "Gowun Times", "Gowun DejaVu", serif',
  text: '"Figtree", "Figtree Fallback", system-ui, sans-serif',
};

type Face = { family: string; imports: string[]; rules: string; files: [name: string, bytes: Uint8Array][] };

/** Writes below `data`. Whether anything has changed there. Throws `UnusableFile`. */
export async function writeBrand(root: string, data: string, content: Content): Promise<boolean> {
  const folder = resolve(data, BRAND);
  const { brand } = content.studio;
  const { mark, icon } = readMarks(root, brand);
  const display = await toFace("display", { root, folder, content });
  const text = await toFace("text", { root, folder, content });
  const imports = [display, text].flatMap((face) => face.imports);
  if (!brand.dots) imports.push(importOf(folder, "styles/lines.css"));
  const files: [name: string, bytes: string | Uint8Array][] = [
    ["tokens.css", toTokens(brand.colors, { display: display.family, text: text.family })],
    ["brand.css", [...imports, display.rules, text.rules, toRules(brand.colors)].filter(Boolean).join("\n")],
    ["dots.svg", drawDots(mark, brand.dots)],
    ["public/favicon.svg", toFavicon(icon, brand.colors)],
    ...display.files,
    ...text.files,
  ];
  return files.map(([name, bytes]) => writeFileIfChanged(join(folder, name), bytes)).includes(true);
}

type Place = { root: string; folder: string; content: Content };

async function toFace(role: Role, { root, folder, content }: Place): Promise<Face> {
  const path = content.studio.brand.fonts[role];
  if (!path) {
    const imports = [importOf(folder, `fonts/${role}.css`)];
    return { family: SAMPLE_FAMILIES[role], imports, rules: "", files: [] };
  }
  const bytes = readFileSync(join(root, IMAGES, path));
  const name = `${role}.woff2`;
  const cut = await cutFont(bytes, JSON.stringify(content));
  return { ...describeFace(role, openFont(path, bytes), name), imports: [], files: [[name, cut]] };
}

function importOf(folder: string, name: string): string {
  return `@import "${relative(folder, join(RENDERER, name)).split(sep).join("/")}";`;
}

/** Two masks in one file: the slow rule lies above the mark (dots.css). */
function drawDots(mark: string, hasDots: boolean): string {
  const rule = hasDots
    ? readFileSync(join(RENDERER, "brand/rule.svg"), "utf8").trim()
    : '<path d="M0 2h2400" stroke="#000"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="52">${rule}${placeMark(mark, { x: 0, y: 4, side: 48 })}</svg>`;
}
