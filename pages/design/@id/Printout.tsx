/** The printed page of a design: the drawing on one sheet, at true size if it fits. */
import { usePageContext } from "vike-react/usePageContext";
import { toAbsoluteAddress, toAddress } from "#domain/address.ts";
import { PER_INCH, toFigure, toLength, type Unit } from "#domain/lengths.ts";
import { largestOf } from "#domain/pictures.ts";
import { toAddressLines } from "#domain/place.ts";
import { toDesignPath } from "#domain/routes.ts";
import type { Inches } from "#domain/size.ts";
import type { Data } from "./+data.ts";
import type { Measured } from "./describe.ts";

/** Distance from the drawing to the cutting line, in inches. */
const MARGIN = 0.2;
/** CSS pixels per inch. */
const INCH = 96;

/** Space that both Letter and A4 leave beside margins, title and bars. */
const ROOM: Inches = { width: 7.4, height: 8.5 };

type PrintoutProps = Pick<Data, "design"> & { cost: NonNullable<Data["cost"]>; plate: Measured };

export function Printout({ design: { id, title, canGrow }, cost, plate }: PrintoutProps) {
  const { site } = usePageContext();
  const { name, units } = site;
  const scale = toPrintScale(plate.trueSides);
  return (
    <div id="printout" className="hidden gap-7 text-[10pt] print:grid">
      <p>
        <b className="pr-3.5 font-display font-normal text-[18pt]/none">{title}</b>{" "}
        {`No.\u00a0${id}, ${toFigure(plate.inches.width, site)} × ${toLength(plate.inches.height, site)}, ${canGrow ? "its smallest size, " : ""}`}
        {scale === 1 ? "at true size" : `printed at ${toPercentWords(scale)} of true size`}
        <br />
        {[cost.price, ...cost.facts].join(" · ")}
      </p>
      <Cutout plate={plate} scale={scale} units={units} />
      <div className="flex items-start gap-7">
        <Bars units={units} />
        <address>
          {[name, ...toAddressLines(site.location, site.locale)].join(", ")}
          <br />
          {toAbsoluteAddress(toDesignPath(id), site.url)}
        </address>
      </div>
    </div>
  );
}

/** Returns 1 if the drawing fits at true size; otherwise a whole percentage, so that the sheet can state it exactly. */
export function toPrintScale({ width, height }: Inches): number {
  const fitting = Math.min((ROOM.width - 2 * MARGIN) / width, (ROOM.height - 2 * MARGIN) / height);
  return fitting >= 1 ? 1 : Math.floor(fitting * 100) / 100;
}

const toPercentWords = (scale: number) => `${Math.round(scale * 100)}\u00a0%`;

/** The drawing with a cutting line around it. */
function Cutout({ plate, scale, units }: { plate: Measured; scale: number; units: Unit }) {
  const { image, alt, drawing, trueSides } = plate;
  const { path, width, height } = largestOf(image);
  const perPixel = (scale * INCH * trueSides.width) / (drawing.width * width);
  const start = [drawing.left, drawing.top].map((share) => `${(-100 * share).toFixed(2)}%`).join();
  return (
    <div
      className="cut relative after:absolute after:inset-0 after:border-2 after:border-ink after:border-dotted"
      style={{
        width: toCss(scale * trueSides.width + 2 * MARGIN, units),
        height: toCss(scale * trueSides.height + 2 * MARGIN, units),
      }}
    >
      {/* Browsers fetch this hidden lazy picture only to print. */}
      <span className="absolute inset-0 overflow-hidden">
        <img
          data-print="picture"
          className="max-w-none origin-top-left"
          src={toAddress(path)}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          // Browsers round a picture's sides to whole pixels, but do not round transforms.
          style={{
            transform: `translate(${toCss(MARGIN, units)}, ${toCss(MARGIN, units)}) scale(${perPixel.toFixed(5)}) translate(${start})`,
          }}
        />
      </span>
    </div>
  );
}

const BAR = "border-ink border-x border-b text-center";

/** Bars to check with a ruler: if their lengths are right, the printer has not scaled the page. */
function Bars({ units }: { units: Unit }) {
  return (
    <p className="bars flex flex-none gap-7">
      {units === "in" && (
        <span className={BAR} style={{ width: "2in" }}>
          2&nbsp;in
        </span>
      )}
      <span className={BAR} style={{ width: "5cm" }}>
        5&nbsp;cm
      </span>
    </p>
  );
}

/** Rounds to a thousandth. */
function toCss(inches: number, units: Unit): string {
  return `${Number((inches * PER_INCH[units]).toFixed(3))}${units}`;
}
