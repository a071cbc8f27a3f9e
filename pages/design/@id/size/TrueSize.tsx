/**
 * "True size": a dialog that shows the drawing at true size beside its rulers, or the outline of a bank card for
 * measuring the screen. true-size.ts sets `--inch`.
 */
import { clsx } from "clsx";
import { usePageContext } from "vike-react/usePageContext";
import { toLength } from "#domain/lengths.ts";
import { BANK_CARD } from "#domain/size.ts";
import { Button } from "#renderer/components/Button.tsx";
import { Dialog } from "#renderer/components/Dialog.tsx";
import { Drawing } from "../plate/Drawing.tsx";
import { Ruler, toPercent } from "../plate/Plate.tsx";
import type { End, Measured } from "./sides.ts";
import { RANGE } from "./true-size.ts";

/** Shows the end of the size range that is chosen by radio button. */
const SHOWN = ["group-has-[[value='1']:checked]/ends:hidden", "group-has-[[value='0']:checked]/ends:hidden"];

export function TrueSize({ image, alt, drawing, ends }: Measured) {
  const { site } = usePageContext();
  return (
    <Dialog
      id="true-size-dialog"
      title="True size"
      closedby="any"
      className="lg:cast-lifted overflow-auto pb-8 [--spacing-gutter:1rem] backdrop:bg-scrim lg:m-auto lg:size-fit lg:max-h-[calc(100%-4rem)] lg:max-w-[calc(100%-4rem)] lg:[--spacing-gutter:2rem] [&_h2]:text-h2"
    >
      <Calibration />
      <div className="group/ends peer-open:hidden">
        <div className="px-gutter" role="status">
          {ends.map(({ width, height }, index) => (
            <p key={width} className={SHOWN[index]}>
              {`${toLength(height, site)} high, ${toLength(width, site)} wide`}
            </p>
          ))}
        </div>
        {ends.length > 1 && (
          <fieldset aria-label="Size" className="mt-4 flex gap-6 px-gutter">
            {["Smallest", "Largest"].map((name, index) => (
              <label key={name} className="inline-flex min-h-12 items-center gap-2">
                <input type="radio" name="end" value={index} defaultChecked={index === 0} />
                {name}
              </label>
            ))}
          </fieldset>
        )}
        {ends.map((end, index) => (
          <TrueDrawing key={end.width} {...{ image, alt, drawing, end }} className={SHOWN[index]} />
        ))}
      </div>
    </Dialog>
  );
}

type TrueDrawingProps = Pick<Measured, "image" | "alt" | "drawing"> & { end: End; className?: string };

/** Drops its margins and side ruler when the drawing is nearly as wide as the screen. */
function TrueDrawing({
  image,
  alt,
  drawing: { left, top, width, height },
  end,
  className,
}: TrueDrawingProps) {
  return (
    <figure
      className={clsx(
        "stamp stamp-large mt-4 flex px-0.75 pt-6 pb-15",
        // A phone's dialog is as wide as its screen: the drawing fills it if nothing fits beside it.
        "w-[min(var(--drawing)+4.75rem,max(100%,(var(--drawing)+6px-100%)*9999))]",
        "ml-[clamp(0px,100%-var(--drawing)-4.75rem,var(--spacing-gutter))]",
        "lg:mx-gutter lg:w-[calc(var(--drawing)+4.75rem)]",
        className,
      )}
      style={{ "--drawing": `calc(var(--inch) * ${(end.picture * width).toFixed(3)})` }}
    >
      <span className="@container relative basis-12">
        <span className="absolute inset-y-0 right-0 @max-[2.875rem]:hidden">
          <Ruler axis="y" inches={end.height} />
        </span>
      </span>
      <div
        className="relative w-(--drawing) flex-none"
        style={{ aspectRatio: ((width * image.width) / (height * image.height)).toFixed(4) }}
      >
        <div className="absolute inset-0 overflow-clip [overflow-clip-margin:3px]">
          <div
            className="absolute"
            style={{
              left: toPercent(-left / width),
              top: toPercent(-top / height),
              width: toPercent(1 / width),
            }}
          >
            <Drawing image={image} alt={alt} sizes={toSizes(end)} />
          </div>
        </div>
        <Ruler axis="x" inches={end.width} />
      </div>
    </figure>
  );
}

/** Assumes a phone, which has the most pixels per inch. */
const toSizes = ({ picture }: End) => `${Math.ceil(150 * picture)}px`;

function Calibration() {
  const card = { "--long": BANK_CARD.long, "--short": BANK_CARD.short };
  return (
    <details className="peer sticky left-(--spacing-gutter) mx-gutter max-w-160 lg:open:w-160">
      <summary className="list-none py-3 underline [&::-webkit-details-marker]:hidden">
        <span className="mr-2 inline-block">A bank card tells how large this screen is.</span>
        Calibrate
      </summary>
      <p>Lay a bank card on the screen, and move the slider until the outline is as wide as the card.</p>
      <label className="my-4 grid">
        Width of the outline
        <input type="range" min={RANGE.from} max={RANGE.to} step="0.5" className="h-12 w-full" />
      </label>
      <Button>Show the drawing</Button>
      <div
        className={clsx(
          "card mt-6 aspect-[var(--long)/var(--short)] w-[calc(var(--inch)*var(--long))]",
          "rounded-lg border-3 border-dotted",
          "in-data-[side=short]:aspect-[var(--short)/var(--long)]",
          "in-data-[side=short]:w-[calc(var(--inch)*var(--short))]",
        )}
        style={card}
      />
    </details>
  );
}
