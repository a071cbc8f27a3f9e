/**
 * "Preview on skin": a disclosure of the skin tones, and beside it "Try it on your skin". page.css follows the radios;
 * tones-early.ts keeps the tone and fetches its picture.
 */
import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { toAddress } from "#domain/address.ts";
import { TONE_KEYS, TONES } from "#domain/colors.ts";
import type { PlateEntry } from "#domain/manifest-schema.ts";
import { buttonClass } from "#renderer/components/Button.tsx";
import { Icon } from "#renderer/components/Icon.tsx";
import type { TryOnDesign } from "./try-on/design.ts";

/** Two of these fit beside each other on a phone. */
const BUTTON = clsx(buttonClass({ variant: "quiet", size: "compact" }), "max-sm:px-2 max-sm:text-small");

type TonesProps = Pick<PlateEntry, "tones"> & { tryOn?: TryOnDesign };

/** Sets each tone's color, and the drawing on it, as custom properties for page.css. */
export const toToneProperties = ({ tones }: TonesProps): CSSProperties =>
  Object.fromEntries(
    TONE_KEYS.flatMap((tone) => [
      [`--tone-${tone}`, `rgb(${TONES[tone].color.join(" ")})`],
      [`--on-${tone}`, `url(${toAddress(tones[tone].path)})`],
    ]),
  );

/** The tones follow the disclosure rather than fill it, so that "Try it on your skin" shares its row. */
export function Tones({ tones, tryOn }: TonesProps) {
  return (
    <div data-tones className="flex flex-wrap gap-2 pt-1 split:pt-0 print:hidden">
      <details className="peer max-sm:flex-1">
        <summary
          className={clsx(BUTTON, "w-full list-none flex-wrap py-2 [&::-webkit-details-marker]:hidden")}
        >
          Preview on skin
          <span className="-mr-1.5 ml-2 flex forced-color-adjust-none max-sm:hidden" aria-hidden="true">
            {TONE_KEYS.map((tone) => (
              <i
                key={tone}
                className="-ml-1.5 size-4.5 rounded-full [box-shadow:0_0_0_1.5px_var(--wall)]"
                style={{ background: `var(--tone-${tone})` }}
              />
            ))}
          </span>
        </summary>
      </details>
      <fieldset
        className="order-1 hidden w-full flex-wrap gap-y-1 peer-open:flex"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and it says that one is chosen
        role="radiogroup"
        aria-label="Preview on skin"
      >
        <ToneRadio tone="original" name="Original" color="var(--paper)" isDefault />
        {TONE_KEYS.map((tone) => (
          <ToneRadio
            key={tone}
            tone={tone}
            name={TONES[tone].name}
            color={`var(--tone-${tone})`}
            picture={toAddress(tones[tone].path)}
          />
        ))}
        <p className="w-full text-small text-soft">Approximate. Ink heals softer.</p>
      </fieldset>
      {tryOn && <TryOnOffer design={tryOn} />}
    </div>
  );
}

type ToneRadioProps = { tone: string; name: string; color: string; picture?: string; isDefault?: boolean };

function ToneRadio({ tone, name, color, picture, isDefault }: ToneRadioProps) {
  return (
    <label className="grid min-w-min shrink-0 basis-11 cursor-pointer gap-2 py-1.5 text-center text-tiny has-checked:font-semibold max-sm:flex-1 sm:basis-16">
      <span className="relative grid place-items-center text-paper-ink forced-color-adjust-none">
        <input
          type="radio"
          name="tone"
          value={tone}
          className="swatch"
          defaultChecked={isDefault}
          style={{ background: color }}
          data-picture={picture}
        />
        {isDefault && <Icon name="close" className="pointer-events-none absolute size-6" />}
      </span>
      {name}
    </label>
  );
}

/** Needs scripts and WebGL2. */
function TryOnOffer({ design }: { design: TryOnDesign }) {
  return (
    <div className="contents noscript:hidden" data-try-on-offer>
      <button
        type="button"
        data-try-on={JSON.stringify(design)}
        className={clsx(BUTTON, "aria-busy:cursor-progress max-sm:flex-1")}
      >
        Try it on your skin
      </button>
      <p data-try-on-status className="order-2 w-full text-soft text-tiny" role="status">
        Your photo never leaves this device.
      </p>
    </div>
  );
}
