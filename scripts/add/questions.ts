/** The questions about a new design, in the order of its keys in the file. */
import { explainAnswer } from "#content/prose/explain-answer.ts";
import { designSchema, TAGS, type WrittenDesign } from "#domain/catalogue-schema.ts";
import type { Question } from "./interview.ts";

export type Answers = Partial<
  Pick<WrittenDesign, "title" | "imageDescription" | "size" | "hours" | "price" | "isColor" | "tags">
>;

export type DesignQuestion = Question<keyof Answers> & {
  /** As messages name it. */
  flag: string;
  isOptional?: boolean;
};

const TAG_LIST = TAGS.map((tag, index) => `  ${index + 1}  ${tag}`).join("\n");

export const QUESTIONS: readonly DesignQuestion[] = [
  { key: "title", flag: "--title", text: "Title" },
  { key: "imageDescription", flag: "--description", text: "A credit or a note, shown beside the drawing" },
  { key: "size", flag: "--size", text: "Size in inches, such as 2 x 4 1/4 or H 2.5" },
  { key: "hours", flag: "--hours", text: "Hours, such as 4-5 or 6+" },
  { key: "price", flag: "--price", text: "Price, such as $650 or $80 each (Enter leaves it blank)" },
  {
    key: "isColor",
    flag: "--black or --color",
    text: "Ink: b for black only, c for color",
    read: readInk,
    hint: "Write b or c.",
  },
  {
    key: "tags",
    flag: "--tag",
    text: `${TAG_LIST}\nTags, such as 1, 4 (Enter for none)`,
    read: readTags,
    isOptional: true,
  },
];

/** What is wrong with the value of a key, in the words of `npm run check`, or undefined. */
export function findFault(key: keyof Answers, value: unknown): string | undefined {
  return explainAnswer(designSchema.shape[key], value);
}

function readInk(typed: string): boolean | undefined {
  if (/^b(lack)?$/i.test(typed)) return false;
  return /^c(olou?r)?$/i.test(typed) ? true : undefined;
}

/** Numbers or names, separated by commas. */
function readTags(typed: string): string[] {
  const words = typed.split(",").map((word) => word.trim());
  return words.filter(Boolean).map((word) => TAGS[Number(word) - 1] ?? word);
}
