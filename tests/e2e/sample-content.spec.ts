/**
 * The content that the project ships with says what the specification asks of it. These tests are about that content
 * alone: they are skipped once the studio bears another name.
 */
import { expect, test } from "@playwright/test";
import { section } from "./accordion.ts";
import { catalogue, portfolio, studio } from "./content.ts";

test.skip(studio.name !== "Slow Dot", "the content is no longer the sample");

const LATE = "Reschedule / Cancellation / Late Policy";
const HOURS = "Note: Booking Time";

/** Every policy, where it is on the page, and what it must state. */
const POLICIES: readonly [title: string, id: string, ...figures: RegExp[]][] = [
  [
    "Appointment Basics",
    "appointment-basics",
    /\$20 for doodle/,
    /\$50 for pieces under \$400/,
    /\$100 for pieces over \$400/,
    /non-refundable/,
    /count toward the final cost/,
  ],
  ["Age Restriction", "age-restriction", /18 or older/, /government photo ID/],
  ["Accessibility", "accessibility"],
  ["Additional Guests", "additional-guests", /at most 1 guest/, /waits in the waiting area/],
  ["Payment Method", "payment-method", /on the day, by cash, Venmo or card/, /3% fee/, /Afterpay adds 6%/],
  [
    "Pricing",
    "pricing",
    /Shop minimum\s*\$150/,
    /Pre-drawn doodles\s*\$80/,
    /Hourly rate, around\s*\$150/,
    /Custom drawing fee\s*\$20-\$50/,
    /All 4 of the four-portrait set\s*20% off/,
    /sold in pairs at a set price/,
  ],
  ["Tips", "tips"],
  ["Available Designs", "available-designs"],
  [
    "Custom Designs",
    "custom-designs",
    /within 3 days/,
    /2-3 days before the session/,
    /2 alternative versions/,
    /\$20-\$50/,
  ],
  [
    "Placement",
    "placement",
    /palms/,
    /elbows/,
    /armpits/,
    /genitals/,
    /knees/,
    /inner lips/,
    /soles of the feet/,
  ],
  ["Touch Up", "touch-up", /Touch-ups are free/],
  [
    LATE,
    "reschedule-cancellation-late-policy",
    /e-mail me at least 48 hours/,
    /within 3 months/,
    /More than 2 reschedules require a new deposit/,
    /more than 30 minutes late/,
    /cancelled/,
    /not refunded/,
    /cancellation voids the deposit/,
    /no-show means no future/,
  ],
  [HOURS, "note-booking-time", /2 hours for every appointment, whatever its real length/],
];

test("info states every policy and every figure", async ({ page }) => {
  await page.goto("/info/");
  await expect(page.locator("summary")).toHaveText(POLICIES.map(([title]) => title));
  for (const [title, id, ...figures] of POLICIES) {
    await expect(section(page, title)).toHaveId(id);
    for (const figure of figures) await expect.soft(section(page, title)).toContainText(figure);
  }
});

test("info shows the figures at a glance", async ({ page }) => {
  await page.goto("/info/");
  const glance = page.getByRole("region", { name: "At a glance" });
  for (const figure of ["$150", "$80", "$20-$50", "$20 / $50 / $100", "48 hours", "30 minutes"])
    await expect(glance.getByText(figure, { exact: true }).first()).toBeVisible();
});

for (const format of ["A4", "Letter"]) {
  test(`info prints every policy on one sheet of ${format}`, async ({ page }) => {
    await page.goto("/info/#tips");
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}

test("about tells who the artist is, what hand-poked is, and where the studio is", async ({ page }) => {
  await page.goto("/about/");
  const said = [
    /licensed hand-poked tattoo artist/,
    /owner of this studio/,
    /dotwork since around 2020/,
    /curatorial studies and app design/,
    /machine-free.*stick and poke.*machineless.*acoustic/,
    /slower.*less painful.*heals faster.*quieter.*textured, hand-crafted/,
    /parking at the back .* on the street/,
    /By appointment only/,
  ];
  for (const fact of said) await expect.soft(page.getByRole("main")).toContainText(fact);
});

test("booking thanks, asks to read the FAQ, leads to Info, and shows the month with its details", async ({
  page,
}) => {
  await page.goto("/booking/");
  const main = page.getByRole("main");
  await expect(main).toContainText(/Thank you .* read the FAQ below/);
  await expect(main.getByRole("link", { name: "Info" })).toHaveAttribute("href", "/info/");
  expect(studio.booking.config).toEqual({ layout: "month_view", hideEventTypeDetails: false });
});

test("contact has an address of its own, and the footer says 2025", async ({ page }) => {
  await page.goto("/contact/");
  expect(studio.contact.inquiriesEmail).not.toBe(studio.contact.email);
  await expect(page.getByRole("main")).toContainText(String(studio.contact.inquiriesEmail));
  await expect(page.getByRole("contentinfo")).toContainText("© 2025 Slow Dot Tattoo");
});

test("there are about 80 designs and 36 works of two kinds", () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(75);
  expect(new Set(catalogue.map(({ status }) => status))).toEqual(new Set([undefined, "soldOut"]));
  expect(portfolio.works.filter(({ isDoodle }) => !isDoodle)).toHaveLength(22);
  expect(portfolio.works.filter(({ isDoodle }) => isDoodle)).toHaveLength(14);
});
