/** The questions of `npm run add`. */
import { basename } from "node:path";
import { z } from "zod";
import { type NewEntry, planEntry } from "./add-entry.ts";
import { interview, type Question } from "./interview.ts";
import { KINDS, type KindName } from "./kinds.ts";
import type { Ask } from "./terminal.ts";

const NAMES = Object.keys(KINDS) as KindName[];

const KIND: Question<"kind"> = {
  key: "kind",
  text: "Add as d design on offer, w finished work, s photo of the studio, p portrait",
  schema: z.enum(NAMES),
  read: (typed) => NAMES.find((name) => typed && name.startsWith(typed.toLowerCase())),
  hint: "Write d, w, s or p.",
};

/** A name from a camera says nothing about the photo. */
const BY_CAMERA = /^(img|dsc\w?|pxl|photo|image|scan|screenshot)?[\W\d_]+\.\w+$/i;

export async function askForKind(ask: Ask, [first = ""]: readonly string[]): Promise<KindName> {
  const offer = NAMES.find((name) => first.includes(`images/${KINDS[name].folder}/`)) ?? "design";
  const { kind } = await interview<{ kind: KindName }>([KIND], {}, { ask, offers: { kind: offer } });
  return kind;
}

const isAgreed = {
  key: "isAgreed",
  enter: "for yes",
  schema: z.boolean(),
  read: (typed: string) => (/^(y(es)?)?$/i.test(typed) ? true : /^no?$/i.test(typed) ? false : undefined),
  hint: "Write y or n.",
};

/** All answers about a photo; undefined when the artist decides against the entry. */
export async function complete(
  ask: Ask,
  root: string,
  entry: NewEntry,
): Promise<NewEntry["answers"] | undefined> {
  const { kind, photo } = entry;
  const preview = (answers: NewEntry["answers"]) => {
    const { line, lines } = planEntry(root, { ...entry, answers });
    return `\n${kind.file}, from line ${line} on:\n\n${lines}\nAdd this? y or n`;
  };
  const questions = [...kind.questions.filter(({ isUnasked }) => !isUnasked), { ...isAgreed, text: preview }];
  const file = basename(photo.source);
  const isTelling = !BY_CAMERA.test(file);
  const offers = Object.fromEntries(
    kind.questions.map(({ key, offer }) => [key, isTelling ? offer?.(file) : undefined]),
  );
  const answers = await interview<Record<string, unknown>>(questions, entry.answers, { ask, offers });
  return answers.isAgreed ? answers : undefined;
}
