/** Asks one question after another, each until its answer is valid. */
import type { z } from "zod";
import { explainAnswer } from "#content/prose/explain-answer.ts";
import type { Ask } from "./terminal.ts";

export type Question<K extends string> = {
  key: K;
  /** The option that answers it; by default named like the key. */
  flag?: string;
  text: string | ((answers: Record<string, unknown>) => string);
  /** What Enter does where nothing is offered: `leaves it blank`. */
  enter?: string;
  schema: z.ZodType;
  /** Turns the typed text into the answer, or undefined. Without it, the text is the answer. */
  read?(typed: string): unknown;
  /** Shown when `read` returns undefined. */
  hint?: string;
};

type Dialogue<K extends string> = {
  ask: Ask;
  /** Texts to accept with Enter. */
  offers?: Partial<Record<K, string>>;
};

/** Typed in place of an answer. */
const BACK = "<";

/** Completes `known`, in the order of the questions. `A` maps each key to its answer. */
export async function interview<A>(
  questions: readonly Question<keyof A & string>[],
  known: Partial<A>,
  { ask, offers }: Dialogue<keyof A & string>,
): Promise<A> {
  const asked: readonly Question<string>[] = questions.filter(({ key }) => !(key in known));
  const answers: Record<string, unknown> = { ...known };
  const offered: Record<string, string | undefined> = { ...offers };
  let index = 0;
  for (let question = asked[index]; question; question = asked[index]) {
    const { key } = question;
    const prompt = promptFor(question, answers, { offer: offered[key], isFirst: index === 0 });
    const typed = (await ask(prompt)).trim() || offered[key] || "";
    const { answer, fault } = readAnswer(question, typed);
    if (typed === BACK) index = Math.max(0, index - 1);
    else if (fault) console.log(`  ${fault}`);
    else {
      answers[key] = answer;
      offered[key] = typed;
      index += 1;
    }
  }
  return answers as A;
}

/** The answers to the questions whose keys `typed` has. Throws every fault. */
export function readAnswers(
  questions: readonly Question<string>[],
  typed: Record<string, string | undefined>,
): Record<string, unknown> {
  const given = questions.flatMap((question) => {
    const text = typed[question.key]?.trim();
    return text === undefined ? [] : [{ question, ...readAnswer(question, text) }];
  });
  const faults = given.flatMap(({ question, fault }) => (fault ? [`${flagOf(question)}: ${fault}`] : []));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return Object.fromEntries(given.map(({ question, answer }) => [question.key, answer]));
}

export const flagOf = ({ key, flag = `--${key}` }: Question<string>) => flag;

/** What a typed text means, or what is wrong with it, in the words of `npm run check`. */
function readAnswer({ read, hint, schema }: Question<string>, typed: string) {
  const answer = read ? read(typed) : typed;
  return { answer, fault: answer === undefined ? hint : explainAnswer(schema, answer) };
}

function promptFor(
  { text, enter }: Question<string>,
  answers: Record<string, unknown>,
  { offer, isFirst }: { offer?: string; isFirst: boolean },
): string {
  const onEnter = offer ? `Enter for ${offer}` : enter && `Enter ${enter}`;
  const notes = [onEnter, !isFirst && `${BACK} goes back`].filter(Boolean).join("; ");
  return `${typeof text === "string" ? text : text(answers)}${notes && ` (${notes})`}: `;
}
