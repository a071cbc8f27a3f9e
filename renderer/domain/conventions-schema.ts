/** How the studio's country writes prices, numbers and sizes: `locale`, `currency` and `units` of studio.yaml. */
import { z } from "zod";
import { documented, plainText, wordings } from "./fields-schema.ts";
import { LENGTH_UNITS } from "./lengths.ts";
import { DEFAULT_CURRENCY, isCurrency } from "./money.ts";

export const conventionsShape = {
  locale: plainText
    .refine(isLocale)
    .default("en-US")
    .meta(documented("The language and country that say how numbers, prices and dates are written.", "pt-PT"))
    .register(wordings, { expected: "a language and a country such as pt-PT or ja-JP" }),
  currency: plainText
    .refine(isCurrency)
    .default(DEFAULT_CURRENCY)
    .meta(documented("The currency of every price, in its three letters.", "EUR"))
    .register(wordings, { expected: "a currency in its three letters such as EUR, JPY or CHF" }),
  units: z
    .enum(LENGTH_UNITS)
    .default("in")
    .meta(documented("What sizes without a unit are in, and what visitors read first.")),
};

const conventionsSchema = z.object(conventionsShape);

export type Conventions = z.infer<typeof conventionsSchema>;

export const DEFAULT_CONVENTIONS: Conventions = conventionsSchema.parse({});

/** Reads studio.yaml, which may have mistakes. A nearly right value is understood, because each price depends on it. */
export function readConventions(studio: unknown): Conventions {
  const { locale, currency, units } = conventionsShape;
  const lenient = z.object({
    locale: locale.catch(({ input }) => toLocale(textOf(input)) ?? DEFAULT_CONVENTIONS.locale),
    currency: currency.catch(({ input }) => toCurrency(textOf(input)) ?? DEFAULT_CONVENTIONS.currency),
    units: units.catch(DEFAULT_CONVENTIONS.units),
  });
  return lenient.catch(DEFAULT_CONVENTIONS).parse(studio);
}

const textOf = (input: unknown) => (typeof input === "string" ? input : "");

/** `pt_PT` → `pt-PT` */
function toLocale(written: string): string | undefined {
  const tag = written.replace("_", "-");
  return isLocale(tag) ? Intl.getCanonicalLocales(tag)[0] : undefined;
}

/** `EURO` → `EUR` */
function toCurrency(written: string): string | undefined {
  const code = written.toUpperCase().slice(0, 3);
  return isCurrency(code) ? code : undefined;
}

function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
