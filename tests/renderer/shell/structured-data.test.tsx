/** What pages tell search engines. The compiler checks the vocabulary. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Design } from "#domain/catalogue-schema.ts";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import type { ImageEntry, PlateEntry } from "#domain/manifest-schema.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { JsonScript } from "#renderer/shell/Inline.tsx";
import { toBreadcrumbs, toBusinessJsonLd } from "#renderer/shell/structured-data.ts";
import { toProduct } from "../../../pages/design/@id/product.ts";

const image: ImageEntry = {
  width: 600,
  height: 800,
  placeholder: "data:",
  derivatives: [
    { path: "images/koi-300.1.webp", width: 300, height: 400 },
    { path: "images/koi-600.2.webp", width: 600, height: 800 },
  ],
};
const shown = {
  design: {
    ...{ id: 12, title: "Koi", hasNamesake: false, isSoldOut: false, sentences: ["A carp."] },
    ...{ size: "5 in high", hours: "4", notes: undefined },
    price: { text: "$1,150 each", amount: 1150, isExact: false },
  },
  plate: { image: image as PlateEntry, alt: "A carp, turning" },
};
const studio = {
  ...DEFAULT_CONVENTIONS,
  name: "Dot Tattoo",
  url: "https://dot.example",
  description: "Dots.",
  copyrightYear: 2025,
  social: [
    { label: "Social", url: "https://social.example/dot" },
    { label: "Call", url: "tel:+15035550100" },
  ],
  contact: { email: "hello@dot.example" },
  location: {
    ...{ street: "1 Lane", city: "Portland", region: "OR", postalCode: "97214", country: "US" },
    ...{ latitude: 45.5, longitude: -122.6 },
    hours: "By appointment only",
    map: { linkUrl: "https://map.example/" },
  },
} as unknown as Studio;
const priced = (amount?: number, status?: "soldOut") => ({ price: { text: "", amount }, status }) as Design;

const catalogue = [priced(79.5), priced(1150), priced(5, "soldOut")];

test("the studio has an address, coordinates, hours in the artist's words, its other pages, and its prices", () => {
  expect(toBusinessJsonLd({ studio, catalogue, photo: image })).toMatchObject({
    "@id": "https://dot.example/#studio",
    address: { streetAddress: "1 Lane", postalCode: "97214" },
    geo: { latitude: 45.5, longitude: -122.6 },
    openingHoursSpecification: { description: "By appointment only" },
    sameAs: ["https://social.example/dot"],
    image: "https://dot.example/images/koi-600.2.webp",
    priceRange: "$79.50–$1,150",
  });
});

test("the studio has a phone number, and prices in its own currency", () => {
  const contact = { ...studio.contact, phone: "+351 21 1" };
  const lisbon = { ...studio, locale: "pt-PT", currency: "EUR", contact };
  expect(toBusinessJsonLd({ studio: lisbon, catalogue })).toMatchObject({
    telephone: "+351 21 1",
    currenciesAccepted: "EUR",
    priceRange: "79,50\u00a0€–1150\u00a0€",
  });
});

test("the studio omits what nobody knows", () => {
  const bare = {
    ...studio,
    social: [],
    location: { timeZone: "UTC", city: "Portland", region: "OR", country: "US", latitude: 45.5 },
  };
  expect(JSON.stringify(toBusinessJsonLd({ studio: bare as Studio, catalogue: [priced()] }))).not.toMatch(
    /geo|telephone|hasMap|openingHours|sameAs|image|priceRange/,
  );
});

test("a design is offered at the amount of its price, and is no product without one", () => {
  const { design } = shown;
  expect(toProduct(shown, studio)?.offers).toMatchObject({
    price: 1150,
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
  });
  const onRequest = { ...design, price: { text: "on request", amount: undefined, isExact: false } };
  expect(toProduct({ ...shown, design: onRequest }, studio)).toBeUndefined();
  const soldOut = { ...design, isSoldOut: true, price: undefined };
  expect(toProduct({ ...shown, design: soldOut }, studio)).toBeUndefined();
});

test("breadcrumbs start at the home page, and no artist's text can close their script", () => {
  const title = "</script><img src=x onerror=alert(1)><!--";
  const crumbs = toBreadcrumbs(studio, { name: title, path: "/designs/" });
  const html = renderToStaticMarkup(<JsonScript type="application/ld+json" data={crumbs} />);
  expect(html.match(/<\/?[a-z!][^>]*>/g)).toEqual(['<script type="application/ld+json">', "</script>"]);
  expect(JSON.parse(html.replace(/<[^>]+>/g, ""))).toMatchObject({
    itemListElement: [
      { position: 1, item: { "@id": "https://dot.example/" } },
      { position: 2, name: title, item: { "@id": "https://dot.example/designs/" } },
    ],
  });
});
