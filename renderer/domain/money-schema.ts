/** Amounts and percentages on their own: `$50`, `3%`. */
import { z } from "zod";
import { documented, line, refuse } from "./fields-schema.ts";
import { inDollars, readAmount } from "./price-schema.ts";

/** `amount` is in dollars. */
type Money = { text: string; amount: number };

/** `correct` undoes a common slip, and is undefined for anything else. */
type Kind = { expected: string; correct: (written: string) => string | undefined; otherwise: string };

const MONEY: Kind = {
  expected: "Expected an amount such as $50",
  correct: inDollars,
  otherwise: "Write only the amount, in dollars.",
};

/** A whole text: `$50`, but not `$50 each`. */
export const money = z
  .string({ error: ({ input }) => explainNumber(input, MONEY) })
  .pipe(line)
  .meta(documented("An amount in dollars.", "$50"))
  .transform((written, context): Money => {
    const amount = /^\$\s*[\d.,]+$/.test(written) ? readAmount(written) : undefined;
    return amount === undefined ? refuseText(context, written, MONEY) : { text: written, amount };
  });

const PERCENTAGE: Kind = {
  expected: "Expected a percentage such as 3%",
  correct: (written) => (/^\d+(\.\d+)?$/.test(written) ? `${written}%` : undefined),
  otherwise: "Write only the number and its %.",
};

export const percentage = z
  .string({ error: ({ input }) => explainNumber(input, PERCENTAGE) })
  .pipe(line)
  .meta(documented("A percentage.", "3%"))
  .transform((written, context) =>
    /^\d+(\.\d+)?\s*%$/.test(written) ? written : refuseText(context, written, PERCENTAGE),
  );

function explainNumber(input: unknown, kind: Kind): string | undefined {
  if (typeof input !== "number") return undefined;
  return `${kind.expected}, found the number ${input}. ${remedyFor(String(input), kind)}`;
}

function refuseText(context: z.RefinementCtx, found: string, kind: Kind): never {
  return refuse(context, { expected: kind.expected, found, remedy: remedyFor(found, kind) });
}

function remedyFor(written: string, { correct, otherwise }: Kind): string {
  const corrected = correct(written);
  return corrected ? `Write it with its sign: ${corrected}` : otherwise;
}
