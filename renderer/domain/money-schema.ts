/** Amounts and percentages on their own: `$50`, `3%`. */
import { z } from "zod";
import { documented, line, refuse } from "./fields-schema.ts";
import { inDollars, readAmount } from "./price-schema.ts";

/** `amount` is in dollars. */
type Money = { text: string; amount: number };

const EXPECTED_MONEY = "Expected an amount such as $50";

/** A whole text: `$50`, but not `$50 each`. */
export const money = z
  .string({ error: ({ input }) => explainNumber(input, { expected: EXPECTED_MONEY, toText: inDollars }) })
  .pipe(line)
  .meta(documented("An amount in dollars.", "$50"))
  .transform((written, context): Money => {
    const amount = /^\$\s*[\d.,]+$/.test(written) ? readAmount(written) : undefined;
    if (amount !== undefined) return { text: written, amount };
    const dollars = inDollars(written) ?? "$50";
    const remedy = `Write it in dollars: ${dollars}`;
    return refuse(context, { expected: EXPECTED_MONEY, found: written, remedy });
  });

const EXPECTED_PERCENTAGE = "Expected a percentage such as 3%";

export const percentage = z
  .string({
    error: ({ input }) => explainNumber(input, { expected: EXPECTED_PERCENTAGE, toText: inPercent }),
  })
  .pipe(line)
  .meta(documented("A percentage.", "3%"))
  .transform((written, context) =>
    /^\d+(\.\d+)?\s*%$/.test(written)
      ? written
      : refuse(context, {
          expected: EXPECTED_PERCENTAGE,
          found: written,
          remedy: "Write it with its sign: 3%",
        }),
  );

const inPercent = (digits: string) => `${digits}%`;

type Kind = { expected: string; toText: (digits: string) => string | undefined };

function explainNumber(input: unknown, { expected, toText }: Kind): string | undefined {
  if (typeof input !== "number") return undefined;
  return `${expected}, found the number ${input}. Write it with its sign: ${toText(String(input)) ?? "$50"}`;
}
