/** Pages without some of the content: no empty section, and a sentence in place of what is missing. */
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { packPicture } from "#domain/pictures.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { Header } from "#renderer/shell/Header.tsx";
import { countLarge } from "../../pages/about/Photos.tsx";
import { makePicture } from "../fixtures/design.ts";
import { renderPage } from "../support/render-page.tsx";

const picture = makePicture();
const thumbs = { uri: undefined, count: 0 };
const email = "me@dots.example";
const HOME = {
  ...{ tagline: "By hand", craft: "Machine-free tattoos", thumbs, designs: 0 },
  ...{ tattoos: [], doodles: [], best: [], dates: [] },
};
const ABOUT = {
  ...{ heading: "About me", lead: "I tattoo.", email, photos: [], care: [], dates: [], reviews: [] },
  handPoked: { names: ["by hand"], lead: "No motor.", traits: [] },
  location: { lines: ["Portland, OR"] },
};

// biome-ignore format: a row a line
test.each([
  ["index", HOME, "By hand Machine-free tattoos Tell me what you would like to wear, and I draw it for you. Your own idea"],
  ["designs", { thumbs, designs: [] }, "Designs There are no drawn designs at the moment. Bring an idea of your own. Tell me your idea"],
  ["about", ABOUT, "About me I tattoo. What hand-poked is by hand No motor. The studio Portland, OR You will get the address when you book. E-mail me@dots.example No photos of the studio yet. Ask, and I will tell you all about it: me@dots.example"],
  ["about", { ...ABOUT, handPoked: undefined }, "About me I tattoo. The studio Portland, OR You will get the address when you book. E-mail me@dots.example No photos of the studio yet. Ask, and I will tell you all about it: me@dots.example"],
  ["info", { email, atAGlance: [], policies: [], care: [] }, "Before you book The policies are still being written. Until then, ask me anything. Continue to booking Questions? me@dots.example"],
] as const)("%s with nothing to show has a sentence instead", async (name, data, expected) => {
  const { html, words } = await renderPage(name, data);
  expect(words).toBe(expected);
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  expect(html).not.toMatch(/<img|<iframe|<dl[^>]*><.dl>|undefined/);
});

const work = { id: 1, isDoodle: false, photos: [{ image: picture, alt: "A fern" }], cell: 0 };
const doodle = { ...work, isDoodle: true };

test.each([{ tattoos: [work] }, { doodles: [doodle] }])(
  "the home page with one gallery has its heading there, and says below that no design is available",
  async (works) => {
    const { html } = await renderPage("index", { ...HOME, designs: 1, ...works });
    expect(html.match(/<h1[^>]*>By hand<\/h1>/g)).toHaveLength(1);
    expect(html.match(/<section/g)).toHaveLength(1);
    expect(html).toMatch(/The next designs are still being drawn\..*href="\/designs\/"/s);
  },
);

const packed = packPicture(picture);
const design = { id: 1, title: "Koi", alt: "Koi", image: packed, cell: 0 };

test("the home page without works shows designs", async () => {
  const { words } = await renderPage("index", { ...HOME, designs: 1, best: [design] });
  expect(words).toMatch(/ready to be tattooed.* From the designs .*1 Koi/);
});

test("a sold-out catalogue says so above the tiles", async () => {
  const soldOut = { ...design, soldOut: packed, status: "soldOut" };
  const { words } = await renderPage("designs", { thumbs, designs: [soldOut], priceSteps: [] });
  expect(words).toContain("1 design Sort");
  expect(words).toContain("All of these are taken. The next ones are still being drawn.");
});

test("booking without a FAQ has no FAQ section", async () => {
  const { html } = await renderPage("booking", {
    props: { calendar: { provider: "mail" }, email, locale: "en-US" },
    ...{ faq: [], care: [], dates: [], deposits: [], intro: { first: "Choose a time.", rest: "" } },
  });
  expect(html).not.toMatch(/FAQ|accordion/);
});

test.each(Array.from({ length: 12 }, (_, index) => index + 1))("%i photos fill every row", (photos) => {
  const large = countLarge(photos);
  expect([(photos - large) % 3, photos === 1 ? 0 : large % 2]).toEqual([0, 0]);
  expect(large).toBeLessThanOrEqual(4);
});

test.each([true, false])("the navigation leads to Designs only where there is one: %s", (hasDesigns) => {
  const site = { name: "Dots", brand: { word: "Tattoo" }, social: [] as Studio["social"] } as Studio;
  const html = renderToString(<Header path="/" site={site} hasDesigns={hasDesigns} />);
  expect(html.includes('href="/designs/"')).toBe(hasDesigns);
  expect(html).toContain('href="/info/"');
});
