/**
 * "Preview on skin": a disclosure of the skin tones, and beside or below it "Try it on your skin". page.css follows the
 * radios; tones-early.ts keeps the tone and fetches its picture.
 */
import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { toAddress } from "#domain/address.ts";
import { TONE_KEYS, TONES } from "#domain/colors.ts";
import type { PlateEntry } from "#domain/manifest-schema.ts";
import { Button, buttonClass } from "#renderer/components/Button.tsx";
import { Icon } from "#renderer/components/Icon.tsx";
import { NoteMark } from "./Footnotes.tsx";
import type { TryOnDesign } from "./try-on/design.ts";

type TonesProps = Pick<PlateEntry, "tones"> & { tryOn?: TryOnDesign };

/** Each tone's color, and the drawing on it, for page.css. */
export const toToneProperties = ({ tones }: TonesProps): CSSProperties =>
  Object.fromEntries(
    TONE_KEYS.flatMap((tone) => [
      [`--tone-${tone}`, `rgb(${TONES[tone].color.join(" ")})`],
      [`--on-${tone}`, `url(${toAddress(tones[tone].path)})`],
    ]),
  );

/** The tones follow the disclosure rather than fill it, because its row has room for the rest. */
export function Tones({ tones, tryOn }: TonesProps) {
  return (
    <div data-tones className="flex flex-wrap items-center gap-x-2 gap-y-3 pt-3 print:hidden">
      <details className="peer">
        <summary
          className={clsx(
            buttonClass({ variant: "quiet" }),
            "list-none flex-wrap py-2 [&::-webkit-details-marker]:hidden",
          )}
        >
          Preview on skin
          <span className="-mr-1.5 ml-2 flex forced-color-adjust-none" aria-hidden="true">
            {TONE_KEYS.map((tone) => (
              <i
                key={tone}
                className="-ml-1.5 size-4.5 rounded-full shadow-rim"
                style={{ background: `var(--tone-${tone})` }}
              />
            ))}
          </span>
        </summary>
      </details>
      <NoteMark note="skin" />
      <fieldset
        className="split:order-last hidden w-full flex-wrap gap-y-1 peer-open:flex"
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
      </fieldset>
      {tryOn && <TryOnForm design={tryOn} />}
    </div>
  );
}

type ToneRadioProps = { tone: string; name: string; color: string; picture?: string; isDefault?: boolean };

function ToneRadio({ tone, name, color, picture, isDefault }: ToneRadioProps) {
  return (
    <label className="grid min-w-min flex-1 shrink-0 basis-11 cursor-pointer gap-2 py-1.5 text-center text-tiny has-checked:font-semibold">
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

/** Needs scripts and WebGL2. Until its script loads, it submits to its address. */
function TryOnForm({ design }: { design: TryOnDesign }) {
  return (
    <form className="flex noscript:hidden flex-1 basis-88 flex-wrap items-center gap-x-4 gap-y-1 max-split:peer-not-open:hidden">
      <Button
        variant="quiet"
        type="submit"
        name="try"
        data-try-on={JSON.stringify(design)}
        className="aria-busy:cursor-progress"
      >
        Try it on your skin
      </Button>
      <p data-try-on-status className="flex-1 basis-40 text-balance text-small text-soft" role="status">
        On a sample arm or your own photo. Your photo never leaves this device.
      </p>
    </form>
  );
}
