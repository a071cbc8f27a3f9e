import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Neighbors, toNeighbors } from "../../../../pages/design/@id/facts/Neighbors.tsx";
import { makeDesign } from "../../../fixtures/design.ts";

const CATALOGUE = [9, 2, 5].map((id) => makeDesign({ id }));
const SOLD_OUT = makeDesign({ id: 7, status: "soldOut" });

test.each([
  ["the first design", 2, ["Next design /design/5/"]],
  ["a design in the middle", 5, ["Previous design /design/2/", "Next design /design/9/"]],
  ["a sold-out design", 7, ["Previous design /design/5/", "Next design /design/9/"]],
  ["the last design", 9, ["Previous design /design/5/"]],
])("%s links to its available neighbors by number", (_, id, links) => {
  const catalogue = [...CATALOGUE, SOLD_OUT];
  const design = catalogue.find((other) => other.id === id) ?? SOLD_OUT;
  const html = renderToStaticMarkup(<Neighbors {...toNeighbors(design, catalogue)} />);
  const found = [...html.matchAll(/href="([^"]*)" aria-label="([^"]*)"/g)];
  expect(found.map(([, href, name]) => `${name} ${href}`)).toEqual(links);
});

test("the only design has no neighbors", () => {
  expect(renderToStaticMarkup(<Neighbors {...toNeighbors(makeDesign({ id: 1 }), [])} />)).toBe("");
});
