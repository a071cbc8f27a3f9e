/** Messages about deposits, ways to pay, and the figures that texts name. */
import { expect, test } from "vitest";
import { loadContent } from "#content/load-content.ts";
import { makeSite, reportEach, reportWith } from "./site.ts";

const withDeposits = (...lists: string[]) =>
  reportWith(
    "studio",
    "  faq:\n",
    lists.map((list) => `  deposits: ${list}\n  faq:\n`),
  );

test("every price has exactly one deposit, whichever neighbor states the bound", () => {
  expect(
    withDeposits(
      "[]",
      "",
      "[{ amount: $50 }]",
      "[{ amount: $20, below: $100, name: doodles }, { amount: $50, below: $400 }, { amount: $100, from: $400 }]",
      "[{ amount: $50, from: $0 }, { amount: $100, from: '$1,000' }]",
    ),
  ).toBe("");
});

test("a gap, an overlap and a wrong order are mistakes", () => {
  expect(
    withDeposits(
      "[{ amount: $50, below: $300 }, { amount: $100, from: $400 }]",
      "[{ amount: $50, below: '$1,000' }, { amount: $100, from: '$1,200' }]",
      "[{ amount: $50, below: $400 }, { amount: $100, from: $300 }]",
      "[{ amount: $50, below: $400 }, { amount: $75, from: $300, below: $350 }, { amount: $100 }]",
      "[{ amount: $50, from: $100 }]",
      "[{ amount: $50, below: $400 }]",
      "[{ amount: $50, below: $0 }, { amount: $100 }]",
      "[{ amount: $50 }, { amount: $100, from: $79.50, below: $79.50 }, { amount: $200 }]",
      "[{ amount: $50 }, { amount: $100 }]",
      "[{ amount: $100, below: $400 }, { amount: $50, below: $200 }, { amount: $20 }]",
      "[{ amount: $20 }, { amount: $100, from: $400 }, { amount: $50, from: $400 }]",
    ),
  ).toMatchInlineSnapshot(`
    "studio.yaml:43:66  booking › deposits › 2 › from
      No deposit applies from $300 to $400. Write from: $300
    studio.yaml:43:70  booking › deposits › 2 › from
      No deposit applies from $1,000 to $1,200. Write from: '$1,000'
    studio.yaml:43:66  booking › deposits › 2 › from
      Two deposits apply from $300 to $400. Write from: $400
    studio.yaml:43:65  booking › deposits › 2 › from
      Two deposits apply from $300 to $400. Write from: $400
    studio.yaml:43:78  booking › deposits › 2 › below
      Expected a higher price than $400, from which it applies.
    studio.yaml:43:35  booking › deposits › 1 › from
      No deposit applies below $100. Remove from: here, or put an entry before this one.
    studio.yaml:43:36  booking › deposits › 1 › below
      No deposit applies from $400 on. Remove below: here, or add an entry with from: $400
      Expected a higher price than $0, from which it applies.
    studio.yaml:43:68  booking › deposits › 2 › below
      Expected a higher price than $79.50, from which it applies.
    studio.yaml:43:31  booking › deposits › 2
      Add from: and the price from which it applies.
    studio.yaml:43:67  booking › deposits › 2 › below
      Expected a higher price than $400, from which it applies.
    studio.yaml:43:82  booking › deposits › 3 › from
      Expected a higher price than $400, from which the entry before it applies.
    "
  `);
});

test("an amount is in dollars, a fee in percent", () => {
  expect(
    withDeposits(
      "[{ amount: 50 }]",
      "[{ amount: '50' }]",
      "[{ amount: 50 USD }]",
      "[{ amount: €20 }]",
      "[{ amount: -20 }]",
      "[{ amount: $20 each }]",
      "[{ from: $50 }]",
    ),
  ).toMatchInlineSnapshot(`
    "studio.yaml:43:24  booking › deposits › 1 › amount
      Expected only an amount such as $50, found the number 50. Write it like this: deposits: [{ amount: $50 }]
      Expected only an amount such as $50, found the text "50". Write it like this: deposits: [{ amount: $50 }]
      Expected only an amount such as $50, found the text "50 USD". Write it like this: deposits: [{ amount: $50 }]
      Expected only an amount such as $50, found the text "€20".
      Expected only an amount such as $50, found the number -20.
      Expected only an amount such as $50, found the text "$20 each".
    studio.yaml:43:14  booking › deposits › 1 › amount
      amount is required but missing. What is paid when booking. Add a line such as: amount: $50
    "
  `);
  expect(
    reportWith("studio", "  faq:\n", [
      "  payments: [{ by: card, fee: 3 }]\n  faq:\n",
      "  payments: [{ by: card, fee: '6' }]\n  faq:\n",
      "  payments: [{ by: card, fee: 6 percent }]\n  faq:\n",
    ]),
  ).toMatchInlineSnapshot(`
    "studio.yaml:43:31  booking › payments › 1 › fee
      Expected only a percentage such as 3%, found the number 3. Write it like this: payments: [{ by: card, fee: 3% }]
      Expected only a percentage such as 3%, found the text "6". Write it like this: payments: [{ by: card, fee: 6% }]
      Expected only a percentage such as 3%, found the text "6 percent".
    "
  `);
});

const PAYING = `  deposits: [{ amount: $50, below: $400 }, { amount: $100 }]
  payments: [{ by: cash }, { by: Apple Pay, fee: 3% }]
  faq:
`;

test("texts name figures in braces", () => {
  const root = makeSite({
    studio: [
      ["  faq:\n", PAYING],
      ["$20 for a doodle.", "Now {deposits}; \\{deposits} is a brace."],
      ["value: $150", "value: '{depositAmounts}'"],
      ["heading: About the artist", "heading: 'About {fees}'"],
      ["Never expected.", "Paying adds **{applePayFee}** by phone, or {fees}."],
    ],
  });
  const { about, booking, policies } = loadContent(root).content?.studio ?? {};
  expect(about?.heading).toBe("About 3% by Apple Pay");
  expect(booking?.faq[0]?.answer).toBe("Now $50 under $400, $100 from $400; \\{deposits} is a brace.");
  expect(policies?.atAGlance[0]?.value).toBe("$50 / $100");
  expect(policies?.sections[1]?.body).toBe("Paying adds **3%** by phone, or 3% by Apple Pay.");
});

test("an unknown figure is a mistake at its name", () => {
  const paying = (from: string, to: string): [string, string] => [`  faq:\n`, PAYING.replace(from, to)];
  expect(
    reportEach("studio", [
      ["The shop minimum is $150.", "The minimum is\n        **{minimum}**."],
      paying("  faq:\n", "  faq:\n    - question: Why?\n      answer: By {deposit}, of course.\n"),
      paying("  faq:\n", "  faq:\n    - question: Why?\n      answer: By {tax}.\n"),
      paying("  faq:\n", "  faq:\n    - question: Why?\n      answer: By { deposits }, {card fee}.\n"),
    ]),
  ).toMatchInlineSnapshot(`
    "studio.yaml:70:11  policy "Pricing" › body
      There is no figure {minimum}. Write deposits: or payments: below booking:, or leave it out here.
    studio.yaml:47:18  question 1 › answer
      There is no figure {deposit}. Did you mean {deposits}?
      There is no figure {tax}. Known here: {deposits}, {depositAmounts}, {fees}, {applePayFee}.
      There is no figure { deposits }. Did you mean {deposits}?
    studio.yaml:47:32  question 1 › answer
      There is no figure {card fee}. Known here: {deposits}, {depositAmounts}, {fees}, {applePayFee}.
    "
  `);
});
