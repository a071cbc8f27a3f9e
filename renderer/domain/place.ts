/** What the studio's country decides: the order of an address, and the paper. */
import { formatAddress } from "localized-address-format";
import type { Studio } from "./studio-schema.ts";

/** `pt-PT` → `PT`; a bare `ja` counts as Japan. */
export const toCountry = (locale: string) => new Intl.Locale(locale).maximize().region ?? "";

/** `pt-PT` → `pt_PT` (ogp.me). */
export const toOpenGraphLocale = (locale: string) =>
  `${new Intl.Locale(locale).language}_${toCountry(locale)}`;

/** The countries of North America that print on Letter (measurementData of the Unicode CLDR). */
const LETTER = ["BZ", "CA", "CR", "GT", "MX", "NI", "PA", "PR", "SV", "US"];

export const hasA4 = (locale: string) => !LETTER.includes(toCountry(locale));

type Address = Pick<Studio["location"], "street" | "city" | "region" | "postalCode" | "country">;

/** Writes an address in lines: street, then `Portland, OR 97214` or `1100-153 Lisboa`. Empty without any part of it. */
export function toAddressLines(
  { street, city, region, postalCode, country }: Address,
  locale: string,
): string[] {
  const isLatin = !/(?!\p{Script=Latin})\p{L}/u.test(`${street} ${city} ${region}`);
  const format = (area: { locality?: string; administrativeArea?: string }) =>
    formatAddress(
      {
        ...area,
        postalCode,
        postalCountry: country ?? toCountry(locale),
        addressLines: street ? [street] : [],
      },
      isLatin ? "latin" : "local",
    );
  const lines = format({ locality: city, administrativeArea: region });
  if (!city || lines.some((line) => line.includes(city))) return lines;
  // The package leaves out the city in Japan, where it belongs to the line of the prefecture.
  const areas = isLatin ? [city, region] : [region, city];
  return format({ administrativeArea: areas.filter(Boolean).join(isLatin ? ", " : "") });
}
