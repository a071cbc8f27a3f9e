/** The printed page of a design: the drawing at true size, on as many sheets as it needs. */
import { clsx } from "clsx";
import { usePageContext } from "vike-react/usePageContext";
import { toAddress } from "#domain/address.ts";
import { toTown } from "#domain/contact.ts";
import { toFraction } from "#domain/fraction.ts";
import { largestOf } from "#domain/pictures.ts";
import type { Inches } from "#domain/size.ts";
import type { Measured } from "./sides.ts";

/** From the drawing to the cutting line, in inches. */
const MARGIN = 0.2;
/** In CSS pixels. */
const INCH = 96;

/** The room that both Letter and A4 have besides margins, title and bars. */
export const ROOM: Inches = { width: 7.4, height: 8.5 };

/** A part of the printout. `left` and `top` are its position in the whole. */
type Sheet = { left: number; top: number } & Inches;

const SHEET = "printout hidden break-after-page gap-[0.3in] text-[10pt] last:break-after-auto print:grid";

type PrintoutProps = { design: { id: number; title: string }; plate: Measured };

export function Printout({ design: { id, title }, plate }: PrintoutProps) {
  const { name, location } = usePageContext().site;
  const { width, height } = plate.trueSides;
  const sheets = toSheets({ width: width + 2 * MARGIN, height: height + 2 * MARGIN });
  return sheets.map((sheet, index) => (
    <div key={`${sheet.left} ${sheet.top}`} className={SHEET}>
      <p>
        <b className="pr-[0.15in] font-display font-normal text-[18pt]/none">{title}</b>{" "}
        {`No.\u00a0${id}, ${toFraction(plate.inches.width)} × ${toFraction(plate.inches.height)}\u00a0in`}
        {sheets.length > 1 && ` (sheet ${index + 1} of ${sheets.length})`}
      </p>
      <Part sheet={sheet} plate={plate} isAlone={sheets.length === 1} />
      <div className="flex gap-[0.3in]">
        <Bars />
        <address>{[name, location.street, toTown(location)].filter(Boolean).join(", ")}</address>
      </div>
    </div>
  ));
}

/** Row by row; equal parts, as few as fit. */
export function toSheets(whole: Inches): Sheet[] {
  const columns = Math.ceil(whole.width / ROOM.width);
  const rows = Math.ceil(whole.height / ROOM.height);
  const [width, height] = [whole.width / columns, whole.height / rows];
  return Array.from({ length: columns * rows }, (_, index) => ({
    left: (index % columns) * width,
    top: Math.floor(index / columns) * height,
    width,
    height,
  }));
}

const CORNERS = [
  "-top-[0.15in] -left-[0.15in]",
  "-top-[0.15in] -right-[0.15in]",
  "-bottom-[0.15in] -left-[0.15in]",
  "-bottom-[0.15in] -right-[0.15in]",
];

type PartProps = { sheet: Sheet; plate: Measured; isAlone: boolean };

/** What the sheet shows of the drawing, with a cutting line around it, and marks at the corners where sheets meet. */
function Part({ sheet, plate: { image, alt, drawing, trueSides }, isAlone }: PartProps) {
  const { path, width, height } = largestOf(image);
  const scale = (INCH * trueSides.width) / (drawing.width * width);
  const place = [MARGIN - sheet.left, MARGIN - sheet.top].map(toInches).join();
  const start = [drawing.left, drawing.top].map((share) => `${(-100 * share).toFixed(2)}%`).join();
  return (
    <div
      className="cut relative after:absolute after:inset-0 after:border-2 after:border-ink after:border-dotted"
      style={{ width: toInches(sheet.width), height: toInches(sheet.height) }}
    >
      {/* Lazy and not displayed: browsers fetch it to print. */}
      <span className="absolute inset-0 overflow-hidden">
        <img
          className="max-w-none origin-top-left"
          src={toAddress(path)}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          // Browsers round the sides of a picture to whole pixels, but not what they transform.
          style={{ transform: `translate(${place}) scale(${scale.toFixed(5)}) translate(${start})` }}
        />
      </span>
      {!isAlone &&
        CORNERS.map((corner) => (
          <i key={corner} className={clsx("cut-mark absolute size-[0.3in]", corner)} />
        ))}
    </div>
  );
}

const BAR = "border-ink border-x border-b text-center";

/** If they measure what they say, the printer has not scaled the page. */
function Bars() {
  return (
    <p className="bars flex flex-none gap-[0.3in]">
      <span className={clsx(BAR, "w-[2in]")}>2&nbsp;in</span>
      <span className={clsx(BAR, "w-[5cm]")}>5&nbsp;cm</span>
    </p>
  );
}

/** To a thousandth. */
function toInches(length: number): string {
  return `${Number(length.toFixed(3))}in`;
}
