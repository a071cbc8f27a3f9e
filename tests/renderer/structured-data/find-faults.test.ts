/** The vocabulary check can fail. */
import { expect, test } from "vitest";
import { findFaults } from "./find-faults.ts";

const offer = {
  "@type": "Offer",
  price: 650,
  priceCurrency: "USD",
  availability: "https://schema.org/InStock",
};

test.each([
  ["a known thing", { "@type": "Product", name: "Koi", offers: offer }, []],
  ["an unknown property", { ...offer, prise: 1 }, ["prise is no property of Offer"]],
  ["a property of another type", { "@type": "Brand", price: 1 }, ["price is no property of Brand"]],
  [
    "a value of the wrong type",
    { ...offer, seller: { "@type": "Brand", name: "Dot" } },
    [/^{.*} is no seller of Offer$/],
  ],
  ["no type", { name: "Koi" }, ["name belongs to a thing without a type"]],
])("%s", (_what, node, faults) => {
  expect(findFaults({ "@graph": [node] })).toEqual(
    faults.map((fault) => (fault instanceof RegExp ? expect.stringMatching(fault) : fault)),
  );
});
