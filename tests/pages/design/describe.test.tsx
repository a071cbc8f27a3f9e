/** A design in words and numbers, and the links to its neighbors. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { makeStudioSchema } from "#domain/studio-schema.ts";
import { findDepositPolicy, toNeighbors, toSentences } from "../../../pages/design/@id/describe.ts";
import { Neighbors } from "../../../pages/design/@id/Name.tsx";
import { makeDesign } from "../../fixtures/design.ts";

const PRICING = { title: "Pricing", body: "A deposit of $50 is part of it." };
const DEPOSIT = { title: "Deposit", body: "It is {deposits}." };
const BRACE = { title: "Brace", body: "It is \\{deposits}." };

test.each([
  [[PRICING, DEPOSIT], "/info/#deposit"],
  [[BRACE, PRICING], "/info/"],
  [[], "/info/"],
])("finds the policy that lists the deposits, case %#", (written, path) => {
  const sections = makeStudioSchema(DEFAULT_CONVENTIONS).shape.policies.shape.sections.parse(written);
  expect(findDepositPolicy(sections)).toBe(path);
});

test.each([
  ["A moth. The tails can be shortened.", ["A moth.", "The tails can be shortened."]],
  ["One line only", ["One line only"]],
  ["Folded\n  over   lines. Twice.\n", ["Folded over lines.", "Twice."]],
  ["Really? Yes! Good.", ["Really?", "Yes!", "Good."]],
  [
    "It is approx. 3 in. wide at the wings. It can grow.",
    ["It is approx. 3 in. wide at the wings.", "It can grow."],
  ],
  ["About 2.5 in. across. Wait… what?", ["About 2.5 in. across.", "Wait… what?"]],
  ["“Stay.” It sits.", ["“Stay.”", "It sits."]],
  ["", []],
])("%j has the lines %j", (text, sentences) => {
  expect(toSentences(text)).toEqual(sentences);
});

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
