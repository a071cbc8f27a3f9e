/** The three YAML files, read and checked: the content, or everything that is wrong with it. */
import type { z } from "zod";
import { catalogueSchema, type Design } from "#domain/catalogue-schema.ts";
import { type Portfolio, portfolioSchema } from "#domain/portfolio-schema.ts";
import { type Studio, studioSchema } from "#domain/studio-schema.ts";
import { checkDesigns } from "./checks/check-designs.ts";
import { checkImages } from "./checks/check-images.ts";
import { checkUnique } from "./checks/check-unique.ts";
import { findUnused } from "./checks/find-unused.ts";
import { findImages, type ImageReference } from "./checks/image-references.ts";
import { validate } from "./checks/validate.ts";
import type { Mistake, Problem } from "./problem.ts";
import { entrySubject } from "./subject.ts";
import { readText } from "./yaml/read-text.ts";
import { YamlSource } from "./yaml/yaml-source.ts";

export type Content = { catalogue: Design[]; portfolio: Portfolio; studio: Studio };

export type Loaded = {
  /** Present when there is no problem. */
  content?: Content;
  /** By file and place. Whether photos can be decoded is not among them. */
  problems: Problem[];
  /** Where the YAML names a picture that is there, even while other things are wrong. */
  images: ImageReference[];
  /** Photos below `images/` that no entry names; empty while there are problems, as they may hide an entry. */
  unused: string[];
};

/** Reads `catalogue.yaml`, `portfolio.yaml` and `studio.yaml` in the folder `root`, and looks into its `images/`. */
export function loadContent(root: string): Loaded {
  const catalogue = read(root, "catalogue.yaml", catalogueSchema);
  const portfolio = read(root, "portfolio.yaml", portfolioSchema);
  const studio = read(root, "studio.yaml", studioSchema);
  const files = [catalogue, portfolio, studio];
  const { present, problems } = checkImages(
    root,
    files.flatMap(({ images }) => images),
  );
  const designs = portfolio.source && catalogue.value ? checkDesigns(portfolio.source, catalogue.value) : [];
  const all = distinct([...files.flatMap((file) => file.problems), ...designs, ...problems]);
  if (all.length > 0 || !catalogue.value || !portfolio.value || !studio.value)
    return { problems: all, images: present, unused: [] };
  const content = { catalogue: catalogue.value, portfolio: portfolio.value, studio: studio.value };
  return { content, problems: [], images: present, unused: findUnused(root, present) };
}

/** An alias repeats the mistakes of what it stands for. */
function distinct(problems: readonly Problem[]): Problem[] {
  const key = ({ file, line, column, message }: Problem) => [file, line, column, message].join("\n");
  return [...new Map(problems.map((problem) => [key(problem), problem])).values()];
}

type File<T> = { value?: T; source?: YamlSource; problems: Problem[]; images: ImageReference[] };

function read<T>(root: string, file: string, schema: z.ZodType<T>): File<T> {
  const { text, mistakes } = readText(root, file);
  const encoding = mistakes.map((mistake) => toFileProblem(file, mistake));
  if (text === undefined) return { problems: encoding, images: [] };
  const checked = checkText(file, text, schema);
  return { ...checked, problems: [...encoding, ...checked.problems] };
}

/** What the text of one file says, and what is wrong with it; its pictures are not looked for. */
export function checkText<T>(file: string, text: string, schema: z.ZodType<T>): File<T> {
  const source = new YamlSource(file, text);
  const { value, problems } = validate(source, schema);
  const syntax = source.mistakes.map((mistake) => ({
    ...toFileProblem(file, mistake),
    subject: entrySubject(source, source.pathAt(mistake.line)),
  }));
  return {
    value,
    source,
    problems: [...syntax, ...problems, ...checkUnique(source)],
    images: findImages(source),
  };
}

function toFileProblem(file: string, mistake: Mistake): Problem {
  return { file, subject: "the whole file", ...mistake };
}
