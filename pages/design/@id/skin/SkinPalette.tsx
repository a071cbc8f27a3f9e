/**
 * "Preview on skin": a button that opens the skin tones, and beside or below it "Try it on your skin".
 * early.ts opens them; without JavaScript they are open. Each radio tells preview.ts its tone's picture.
 */
import { toAddress } from "#domain/address.ts";
import type { PlateEntry } from "#domain/manifest-schema.ts";
import { TONE_KEYS, TONES } from "#domain/tones.ts";
import { Button } from "#renderer/components/Button.tsx";
import { Icon } from "#renderer/components/Icon.tsx";
import { NoteMark } from "../facts/Footnotes.tsx";
import { toColor } from "./tone-styles.ts";

type SkinPaletteProps = { tones?: PlateEntry["tones"]; canTry: boolean };

export function SkinPalette({ tones, canTry }: SkinPaletteProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3 pt-3 print:hidden">
      <Button
        variant="quiet"
        id="preview-on-skin"
        className="peer noscript:hidden flex-wrap py-2"
        aria-expanded="false"
        aria-controls="skin-tones"
      >
        Preview on skin
        <span className="-mr-1.5 ml-2 flex forced-color-adjust-none" aria-hidden="true">
          {TONE_KEYS.map((tone) => (
            <i
              key={tone}
              className="-ml-1.5 size-4.5 rounded-full shadow-rim"
              style={{ background: toColor(tone) }}
            />
          ))}
        </span>
      </Button>
      <NoteMark note="skin" />
      <div id="skin-tones" className="noscript:block hidden w-full peer-aria-expanded:block lg:order-last">
        <fieldset
          className="flex flex-wrap gap-y-1"
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
              color={toColor(tone)}
              picture={tones?.[tone] && toAddress(tones[tone].path)}
            />
          ))}
        </fieldset>
        <p className="text-small" role="status" />
      </div>
      {canTry && <TryOnForm />}
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
function TryOnForm() {
  return (
    <form className="flex noscript:hidden flex-1 basis-88 flex-wrap items-center gap-x-4 gap-y-1 max-lg:peer-aria-[expanded=false]:hidden">
      <Button variant="quiet" id="try-on" type="submit" name="try" className="aria-busy:cursor-progress">
        Try it on your skin
      </Button>
      <p className="flex-1 basis-40 text-balance text-small text-soft" role="status">
        On a sample arm or your own photo. Your photo never leaves this device.
      </p>
    </form>
  );
}
