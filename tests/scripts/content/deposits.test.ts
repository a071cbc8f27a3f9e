/** Messages about deposits, ways to pay, and the figures that texts name. */
import { expect, test } from "vitest";
import { check, mistakes } from "./site.ts";

const withDeposits = (deposits: string, ...problems: string[]) => [
  "  faq:\n",
  `  deposits: ${deposits}\n  faq:\n`,
  ...problems,
];
const AMOUNT = "43:24 Expected only an amount such as $50, found";

// biome-ignore format: a row a line
mistakes("deposits are amounts in dollars that begin at ascending prices, and a fee is in percent", {
  studio: [
    withDeposits(""),
    withDeposits("[{ amount: $50, from: $100 }]"),
    withDeposits("[{ amount: $20, name: doodles }, { amount: $50, from: $100 }, { amount: $100, from: $400 }]"),
    withDeposits("[{ amount: $50 }, { amount: $100 }]",
      "43:31 from is required but missing. Expected a higher price than $0, from which the entry before it applies. The price from which it applies, until the next one. Add a line such as: from: $400"),
    withDeposits("[{ amount: $20 }, { amount: $50, from: $400 }, { amount: $100, from: $400 }]",
      "43:82 Expected a higher price than $400, from which the entry before it applies."),
    withDeposits("[{ amount: $20, below: $100 }, { amount: $50, from: $100 }]",
      "43:29 The key below is gone: a deposit holds until the next one begins. Write this price as from: of the next deposit, and remove below."),
    withDeposits("[{ amount: 50 }]", `${AMOUNT} the number 50.`),
    withDeposits("[{ amount: $20 each }]", `${AMOUNT} the text "$20 each".`),
    withDeposits("[{ amount: }]",
      "43:24 amount is required, found nothing. What is paid when booking. Write a line such as: amount: $50"),
    ["  faq:\n", "  payments: [{ by: card, fee: 3 }]\n  faq:\n", "43:31 Expected only a percentage such as 3%, found the number 3."],
  ],
});

const PAYING = `  deposits: [{ amount: $50 }, { amount: $100, from: $400 }]
  payments: [{ by: cash }, { by: Apple Pay, fee: 3% }]
  faq:
`;

test("texts name figures in braces", () => {
  const { content } = check({
    studio: [
      ["  faq:\n", PAYING],
      ["$20 for a doodle.", "Now {deposits}; \\{deposits} is a brace."],
      ["value: $150", "value: '{depositAmounts}'"],
      ["heading: About the artist", "heading: 'About {fees}, not \\{fees}'"],
      ["Never expected.", "Paying adds **{applePayFee}** by phone, or {fees}."],
    ],
  });
  const { about, booking, policies } = content?.studio ?? {};
  expect(about?.heading).toBe("About 3% by Apple Pay, not {fees}");
  expect(booking?.faq[0]?.answer).toBe("Now $50 under $400, $100 from $400; \\{deposits} is a brace.");
  expect(policies?.atAGlance[0]?.value).toBe("$50 / $100");
  expect(policies?.sections[1]?.body).toBe("Paying adds **3%** by phone, or 3% by Apple Pay.");
});

const withFigure = (answer: string, problem: string) => [
  "  faq:\n",
  `${PAYING}    - question: Why?\n      answer: ${answer}\n`,
  problem,
];

mistakes("an unknown figure is a mistake at its name", {
  studio: [
    [
      "$20 for a doodle.",
      "Pay\n        **{deposit}**.",
      "46:11 There is no figure {deposit}. Write deposits: or payments: below booking:, or leave it out here.",
    ],
    withFigure("By {deposit}.", "47:18 There is no figure {deposit}. Did you mean {deposits}?"),
    withFigure(
      "By {tax}.",
      "47:18 There is no figure {tax}. Allowed here: {deposits}, {depositAmounts}, {fees}, {applePayFee}.",
    ),
  ],
});
