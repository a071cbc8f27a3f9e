/** @jsxImportSource satori/jsx */
/** A social card: wall, words, a sheet for the drawing, and the mark at the end of its trail. Lengths are in pixels. */
import type { Look } from "#brand/look.ts";
import { placeMark } from "#brand/mark.ts";
import type { Derivative } from "#domain/manifest-schema.ts";
import { type Size, scaled } from "#domain/pixels.ts";

/** The size that social networks show without cropping. */
export const CARD_SIZE: Size = { width: 1200, height: 630 };

/** The pitch of the perforation. The sides of the sheet are multiples of it. */
const PITCH = 28;
const SHEET = { left: 76, top: 49, width: 15 * PITCH, height: 19 * PITCH };
const DRAWING = { left: 118, top: 94, width: 336, height: 442 };

/** The columns of words, alone and beside the sheet. The size of the title is between `least` and `most`. */
const WIDE = { left: 80, width: 1040, most: 118, least: 70, maxLines: 2, lineSize: 40, side: 210 };
const NARROW = { left: 568, width: 560, most: 96, least: 50, maxLines: 3, lineSize: 36, side: 140 };

/** Fits the picture into the sheet, and centers it. */
export function layOutDrawing(picture: Derivative) {
  const { left, top, width, height } = DRAWING;
  const size = scaled(picture, Math.min(width / picture.width, height / picture.height, 1));
  const center = (start: number, room: number, length: number) => Math.round(start + (room - length) / 2);
  const box = { left: center(left, width, size.width), top: center(top, height, size.height), ...size };
  return { path: picture.path, box };
}

/** Estimates the size that fits: a letter takes about half an em, and a little more in a word that fills its line. */
function fontSizeOf(title: string, { width, most, least, maxLines }: typeof WIDE): number {
  const longest = Math.max(...title.split(" ").map(({ length }) => length));
  const size = Math.min((maxLines * width) / (0.53 * title.length), width / (0.56 * longest));
  return Math.round(Math.max(least, Math.min(most, size)));
}

type CardProps = { title: string; line: string; isBesideSheet: boolean; look: Look };

export function Card({ title, line, isBesideSheet, look }: CardProps) {
  const column = isBesideSheet ? NARROW : WIDE;
  const { ink, wall } = look.page;
  const { left, width, maxLines, lineSize } = column;
  // Display sizes need tighter spacing.
  const letters = { display: "block", lineHeight: 1.06, letterSpacing: "-0.04em" } as const;
  return (
    <div style={{ display: "flex", width: "100%", height: "100%", color: ink, backgroundColor: wall }}>
      {isBesideSheet && <Sheet look={look} />}
      <div style={{ position: "absolute", left, width, top: 71, display: "flex", flexDirection: "column" }}>
        <div
          style={{
            ...letters,
            fontSize: fontSizeOf(title, column),
            lineClamp: maxLines,
            wordBreak: "break-word",
          }}
        >
          {title}
        </div>
        <div style={{ ...letters, fontSize: lineSize, lineClamp: 1, marginTop: 0.7 * lineSize }}>{line}</div>
      </div>
      <Trail column={column} look={look} />
    </div>
  );
}

function Sheet({ look: { colors, page } }: { look: Look }) {
  const { width, height } = SHEET;
  const holes = { strokeWidth: 14, strokeLinecap: "round", strokeDasharray: `0 ${PITCH}` } as const;
  return (
    <svg aria-hidden="true" style={{ position: "absolute", overflow: "visible", ...SHEET }}>
      <rect
        {...{ width, height }}
        fill={colors.light.paper}
        stroke={page.wall}
        {...holes}
        strokeDashoffset={-PITCH / 2}
      />
    </svg>
  );
}

/** The dots of the trail. Gaps grow by 3 % away from the mark. */
const DOT = { width: 6.8, gap: 11.25, growth: 1.03 };

function Trail({ column: { left, width, side }, look }: { column: typeof WIDE; look: Look }) {
  const { ink } = look.page;
  const end = width - side - 28;
  const y = 0.892 * side;
  let trail = "";
  for (let x = end, gap = DOT.gap; x > DOT.width / 2; x -= gap, gap *= DOT.growth) trail += `M${x} ${y}h0`;
  const dots = `<path d="${trail}" stroke="${ink}" stroke-width="${DOT.width}" stroke-linecap="round"/>`;
  const mark = placeMark(look.mark, { x: width - side, y: 0, side });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${side}">${dots}<g fill="${ink}" color="${ink}">${mark}</g></svg>`;
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  return <img alt="" {...{ src, width }} height={side} style={{ position: "absolute", left, bottom: 72 }} />;
}
