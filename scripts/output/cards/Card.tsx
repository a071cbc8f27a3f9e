/** @jsxImportSource satori/jsx */
/** A social card: wall, words, a sheet for the drawing, and the mark at the end of its trail. Lengths in pixels. */
import type { Look } from "#brand/look.ts";
import { placeMark } from "#brand/mark.ts";
import type { Size } from "#domain/pixels.ts";

/** The size that social networks show without cropping. */
export const CARD_SIZE: Size = { width: 1200, height: 630 };

/** Of the perforation. The sides of the sheet are multiples of it. */
const PITCH = 28;
const SHEET = { left: 76, top: 49, width: 15 * PITCH, height: 19 * PITCH };
export const DRAWING_PLACE = { left: 118, top: 94, width: 336, height: 442 };

/** Across the card of the site, or beside the sheet of a design. `sizes` are those of the title, the largest first. */
export const WIDE = {
  left: 80,
  width: 1040,
  sizes: [118, 100, 84, 70],
  maxLines: 2,
  lineSize: 40,
  mark: 210,
};
export const NARROW = {
  left: 568,
  width: 560,
  sizes: [96, 84, 72, 60, 50],
  maxLines: 3,
  lineSize: 36,
  mark: 140,
};

/** In ems: tighter, as display sizes need it. */
export const TRACKING = -0.04;

type CardProps = { title: string; titleSize: number; line: string; column: typeof WIDE; look: Look };

export function Card({ title, titleSize, line, column, look }: CardProps) {
  const { ink, wall } = look.colors.light;
  const { left, width, maxLines, lineSize } = column;
  const letters = { display: "block", lineHeight: 1.06, letterSpacing: `${TRACKING}em` } as const;
  return (
    <div style={{ display: "flex", width: "100%", height: "100%", color: ink, backgroundColor: wall }}>
      {column === NARROW && <Sheet look={look} />}
      <div style={{ position: "absolute", left, width, top: 71, display: "flex", flexDirection: "column" }}>
        <div style={{ ...letters, fontSize: titleSize, lineClamp: maxLines, wordBreak: "break-word" }}>
          {title}
        </div>
        <div style={{ ...letters, fontSize: lineSize, lineClamp: 1, marginTop: 0.7 * lineSize }}>{line}</div>
      </div>
      <Trail column={column} look={look} />
    </div>
  );
}

function Sheet({ look: { colors, hasDots } }: { look: Look }) {
  const { paper, wall } = colors.light;
  const holes = {
    stroke: wall,
    strokeWidth: 14,
    strokeLinecap: "round",
    strokeDasharray: `0 ${PITCH}`,
  } as const;
  return (
    <svg aria-hidden="true" style={{ position: "absolute", overflow: "visible", ...SHEET }}>
      <rect
        width={SHEET.width}
        height={SHEET.height}
        fill={paper}
        {...(hasDots && holes)}
        strokeDashoffset={-PITCH / 2}
      />
    </svg>
  );
}

/** Gaps that grow by 3 % away from the mark. */
const DOT = { width: 6.8, gap: 11.25, growth: 1.03 };

function Trail({ column: { left, width, mark: side }, look }: Pick<CardProps, "column" | "look">) {
  const { ink } = look.colors.light;
  const end = width - side - 28;
  const y = 0.892 * side;
  let dots = "";
  for (let x = end, gap = DOT.gap; x > DOT.width / 2; x -= gap, gap *= DOT.growth) dots += `M${x} ${y}h0`;
  const mark = placeMark(look.mark, { x: 0, y: 0, side }).replace(
    "<svg ",
    `<svg fill="${ink}" color="${ink}" `,
  );
  return (
    <div style={{ position: "absolute", display: "flex", left, width, height: side, bottom: 72 }}>
      <svg aria-hidden="true" style={{ position: "absolute", left: 0, top: 0 }} width={width} height={side}>
        {look.hasDots ? (
          <path d={dots} stroke={ink} strokeWidth={DOT.width} strokeLinecap="round" />
        ) : (
          <rect y={y - 1} width={end} height={2} fill={ink} />
        )}
      </svg>
      <img
        alt=""
        style={{ position: "absolute", right: 0, top: 0 }}
        width={side}
        height={side}
        src={`data:image/svg+xml;base64,${Buffer.from(mark).toString("base64")}`}
      />
    </div>
  );
}
