/** Messages about deposits, ways to pay, and the figures that texts name. */
import { expect, test } from "vitest";
import { loadContent } from "#content/load";
import { makeSite, testAnswers, testValues } from "./site.ts";

const DEPOSITS = "  faq:\n →   deposits: …\n  faq:\n";

testValues("deposits begin at ascending prices", "studio", DEPOSITS, {
  "[]": [],
  "": [],
  "[{ amount: $50, from: $100 }]": [],
  "[{ amount: $20, name: doodles }, { amount: $50, from: $100 }, { amount: $100, from: $400 }]": [],
  "[{ amount: $50 }, { amount: $100 }]":
    "43:31 from is required but missing. Expected a higher price than $0, from which the entry before it applies. The price from which it applies, until the next one. Add a line such as: from: $400",
  "[{ amount: $20 }, { amount: $50, from: $400 }, { amount: $100, from: $400 }]":
    "43:82 Expected a higher price than $400, from which the entry before it applies.",
});

testValues("the bound of an earlier version is named with what takes its place", "studio", DEPOSITS, {
  "[{ amount: $20, below: $100 }, { amount: $50, from: $100 }]":
    "43:29 The key below is gone: a deposit holds until the next one begins. Write this price as from: of the next deposit, and remove below.",
});

const AMOUNT = "43:24 Expected only an amount such as $50, found";
const FEE = "43:31 Expected only a percentage such as 3%, found";

testValues("an amount is in dollars, a fee in percent", "studio", DEPOSITS, {
  "[{ amount: 50 }]": `${AMOUNT} the number 50.`,
  "[{ amount: }]":
    "43:24 amount is required, found nothing. What is paid when booking. Write a line such as: amount: $50",
  "[{ amount: $20 each }]": `${AMOUNT} the text "$20 each".`,
});
testValues(
  "an amount is in dollars, a fee in percent",
  "studio",
  "  faq:\n →   payments: [{ by: card, fee: … }]\n  faq:\n",
  {
    3: `${FEE} the number 3.`,
  },
);

const PAYING = `  deposits: [{ amount: $50 }, { amount: $100, from: $400 }]
  payments: [{ by: cash }, { by: Apple Pay, fee: 3% }]
  faq:
`;

test("texts name figures in braces", () => {
  const root = makeSite({
    studio: [
      ["  faq:\n", PAYING],
      ["$20 for a doodle.", "Now {deposits}; \\{deposits} is a brace."],
      ["value: $150", "value: '{depositAmounts}'"],
      ["heading: About the artist", "heading: 'About {fees}, not \\{fees}'"],
      ["Never expected.", "Paying adds **{applePayFee}** by phone, or {fees}."],
    ],
  });
  const { about, booking, policies } = loadContent(root).content?.studio ?? {};
  expect(about?.heading).toBe("About 3% by Apple Pay, not {fees}");
  expect(booking?.faq[0]?.answer).toBe("Now $50 under $400, $100 from $400; \\{deposits} is a brace.");
  expect(policies?.atAGlance[0]?.value).toBe("$50 / $100");
  expect(policies?.sections[1]?.body).toBe("Paying adds **3%** by phone, or 3% by Apple Pay.");
});

testAnswers("an unknown figure is a mistake at its name", "studio", {
  "$20 for a doodle. → Pay\n        **{deposit}**.":
    "46:11 There is no figure {deposit}. Write deposits: or payments: below booking:, or leave it out here.",
  "value: $150 → value: '{depositAmounts}'":
    "65:38 There is no figure {depositAmounts}. Write deposits: or payments: below booking:, or leave it out here.",
});
testValues(
  "an unknown figure is a mistake at its name",
  "studio",
  `  faq:\n → ${PAYING}    - question: Why?\n      answer: By …\n`,
  {
    "{deposit}, of course.": "47:18 There is no figure {deposit}. Did you mean {deposits}?",
    "{tax}.":
      "47:18 There is no figure {tax}. Allowed here: {deposits}, {depositAmounts}, {fees}, {applePayFee}.",
  },
);
