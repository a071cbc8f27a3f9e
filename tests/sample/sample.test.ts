/** The specification of the sample, after `npm run build`. Skipped once the studio has another name. */
import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Manifest } from "#domain/manifest-schema.ts";
import { largestOf } from "#domain/pictures.ts";
import { SITE } from "#files/folders.ts";
import { readSettings } from "#files/settings.ts";
import { loadContent } from "#studio/load.ts";

const { contentFolder } = readSettings();

const read = (name: string) => parse(readFileSync(`${contentFolder}/${name}.yaml`, "utf8"));
const studio = read("studio");

/** An artist may have changed the sample. */
const sample = test.runIf(studio.name === "Slow Dot Tattoo");

const TITLES = `Appointment Basics, Age Restriction, Accessibility, Additional Guests, Payment Method, Pricing, Tips,
Available Designs, Custom Designs, Placement, Touch Up, Reschedule / Cancellation / Late Policy, Note: Booking Time`;

/** Statements in the policies, without markup. */
const FIGURES = [
  /\$20 for doodles, \$50 under \$400, \$100 from \$400/,
  /non-refundable and count toward the final cost/,
  /18 or older, and bring a government photo ID/,
  /at most 1 guest, who waits in the waiting area/,
  /on the day, by cash, Venmo or card.* 3% fee.* Afterpay adds 6%/,
  /minimum \| \$150 .*doodles \| \$80 .*around \| \$150 .*fee \| \$20-\$50 .*four-portrait set \| 20% off/,
  /sold in pairs at a set price/,
  /within 3 days.* 2-3 days before the session, with 2 alternative versions/,
  /palms, elbows, armpits, genitals, knees, inner lips or the soles of the feet/,
  /Touch-ups are free/,
  /at least 48 hours .* within 3 months.* More than 2 reschedules require a new deposit/,
  /more than 30 minutes late, the session is cancelled and the deposit is not refunded/,
  /cancellation voids the deposit.* no-show means no future/,
  /2 hours for every appointment, whatever its real length/,
];

/** Statements on About. */
const FACTS = [
  /licensed hand-poked tattoo artist and the owner of this studio, working in dotwork since around 2020/,
  /curatorial studies and app design/,
  /machine-free,stick and poke,machineless,acoustic/,
  /slower.*less painful.*heals faster.*quieter.*textured, hand-crafted/,
  /parking at the back .* on the street.* By appointment only/,
];

sample("the policies state every figure, and About states every fact", () => {
  const sections = loadContent(contentFolder).content?.studio.policies.sections ?? [];
  expect(sections.map(({ title }) => title)).toEqual(TITLES.split(/,\s/));
  const said = sections.map(({ body }) => body.replaceAll("**", "")).join(" ");
  for (const figure of FIGURES) expect(said.replaceAll(/\s+/g, " ")).toMatch(figure);
  const { lead, biography, handPoked } = studio.about;
  const { parking, hours } = studio.location;
  const traits = handPoked.traits.map(({ value }: { value: string }) => value);
  const about = [lead, biography, String(handPoked.names), ...traits, parking, hours].join(" ");
  for (const fact of FACTS) expect(about.replaceAll(/\s+/g, " ")).toMatch(fact);
});

sample("the catalogue, the portfolio and the addresses match the specification", () => {
  const catalogue: { status?: string }[] = read("catalogue");
  expect(catalogue.length).toBeGreaterThanOrEqual(75);
  expect(new Set(catalogue.map(({ status }) => status))).toEqual(new Set([undefined, "soldOut"]));
  const { works, studio: photos } = read("portfolio");
  const isDoodle = (work: { isDoodle: boolean }) => work.isDoodle;
  expect([works.length, works.filter(isDoodle).length, photos.length]).toEqual([36, 14, 6]);
  expect(studio.copyrightYear).toBe(2025);
  expect(studio.contact.inquiriesEmail).not.toBe(studio.contact.email);
  expect(studio.booking.config).toEqual({ layout: "month_view", hideEventTypeDetails: false });
  expect(studio.booking.intro.replaceAll(/\s+/g, " ")).toMatch(
    /Thank you .* read the FAQ below .*\[Info\]\(\/info\/\)/,
  );
});

/** Measures colorfulness (Hasler and Süsstrunk, 2003). */
async function colorfulness(picture: Sharp): Promise<number> {
  const { data } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let sums = [0, 0, 0, 0] as [number, number, number, number];
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = data.subarray(at, at + 3) as unknown as [number, number, number];
    const [x, y] = [red - green, (red + green) / 2 - blue];
    sums = [sums[0] + x, sums[1] + x * x, sums[2] + y, sums[3] + y * y];
  }
  const [x, xx, y, yy] = sums.map((sum) => (3 * sum) / data.length) as typeof sums;
  return Math.sqrt(xx - x * x + yy - y * y) + 0.3 * Math.hypot(x, y);
}

sample("color drawings keep their colorfulness within 5 %", async () => {
  const { tile }: Manifest = JSON.parse(readFileSync(`${contentFolder}/dist/manifest.json`, "utf8"));
  for (const { image, isColor } of loadContent(contentFolder).content?.catalogue ?? []) {
    const entry = tile[image];
    if (!isColor || !entry) continue;
    const { path, width, height } = largestOf(entry);
    // Decodes first, because sharp would shrink a JPEG while opening it, which intensifies its colors.
    const original = sharp(await sharp(`${contentFolder}/images/${image}`).png().toBuffer());
    const ratio =
      (await colorfulness(sharp(`${contentFolder}/${SITE}/${path}`))) /
      (await colorfulness(original.resize(width, height)));
    expect(Math.abs(ratio - 1), image).toBeLessThan(0.05);
  }
});
