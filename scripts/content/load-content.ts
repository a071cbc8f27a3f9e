/** Reads and checks the three YAML files: gives the content, or everything wrong with it. */
import type { z } from "zod";
import { catalogueSchema, type Design } from "#domain/catalogue-schema.ts";
import { type Portfolio, portfolioSchema } from "#domain/portfolio-schema.ts";
import { type Studio, studioSchema } from "#domain/studio-schema.ts";
import { checkDesigns } from "./checks/check-designs.ts";
import { checkUnique } from "./checks/check-unique.ts";
import { ImageFolder } from "./checks/image-folder.ts";
import { findImages, type ImageReference, toProblem } from "./checks/image-references.ts";
import { validate } from "./checks/validate.ts";
import type { Problem } from "./problem.ts";
import { readText } from "./yaml/read-text.ts";
import { YamlSource } from "./yaml/yaml-source.ts";

export type Content = { catalogue: Design[]; portfolio: Portfolio; studio: Studio };

export type Loaded = {
  /** Present when there is no problem. */
  content?: Content;
  /** Does not cover whether photos can be decoded. */
  problems: Problem[];
  /** Every reference to an existing picture, even while there are problems. */
  images: ImageReference[];
  /** Likewise every reference to an existing mark or font. */
  brandFiles: ImageReference[];
  /** Photos that no entry names; empty while there are problems, which may hide an entry. */
  unused: string[];
};

/** Reads `catalogue.yaml`, `portfolio.yaml` and `studio.yaml` in the folder `root`, and checks its `images/`. */
export function loadContent(root: string): Loaded {
  const catalogue = read(root, "catalogue.yaml", catalogueSchema);
  const portfolio = read(root, "portfolio.yaml", portfolioSchema);
  const studio = read(root, "studio.yaml", studioSchema);
  const files = [catalogue, portfolio, studio];
  const folder = new ImageFolder(root);
  const references = files.flatMap(({ images }) => images);
  const { present, problems: missing } = checkImages(folder, references);
  const isOfBrand = ({ file }: ImageReference) => file === "studio.yaml";
  const [images, brandFiles] = [present.filter((image) => !isOfBrand(image)), present.filter(isOfBrand)];
  const designs = portfolio.source && catalogue.value ? checkDesigns(portfolio.source, catalogue.value) : [];
  const problems = [...files.flatMap((file) => file.problems), ...designs, ...missing];
  if (problems.length > 0 || !catalogue.value || !portfolio.value || !studio.value)
    return { problems, images, brandFiles, unused: [] };
  const content = { catalogue: catalogue.value, portfolio: portfolio.value, studio: studio.value };
  return { content, problems, images, brandFiles, unused: folder.unused(present.map(({ path }) => path)) };
}

/** `present` refers to files in `images/`; each other reference is a problem. An empty folder is one problem. */
function checkImages(folder: ImageFolder, references: readonly ImageReference[]) {
  const [first] = references;
  if (first && folder.isEmpty) {
    const message = "There are no photos: the folder images/ is missing or empty. Put it back.";
    return { present: [], problems: [toProblem(first, message)] };
  }
  const present: ImageReference[] = [];
  const problems: Problem[] = [];
  for (const reference of references) {
    const message = folder.problemWith(reference.path);
    if (message) problems.push(toProblem(reference, message));
    else present.push(reference);
  }
  return { present, problems };
}

type File<T> = { value?: T; source?: YamlSource; problems: Problem[]; images: ImageReference[] };

function read<T>(root: string, file: string, schema: z.ZodType<T>): File<T> {
  const { text, mistakes } = readText(root, file);
  const encoding = mistakes.map((mistake) => ({ file, subject: "the whole file", ...mistake }));
  if (text === undefined) return { problems: encoding, images: [] };
  const checked = checkText(file, text, schema);
  return { ...checked, problems: [...encoding, ...checked.problems] };
}

/** Parses and checks the text of one file, except for its pictures. */
export function checkText<T>(file: string, text: string, schema: z.ZodType<T>): File<T> {
  const source = new YamlSource(file, text);
  if (source.fault) return { problems: [{ file, ...source.fault }], images: [] };
  const { value, problems } = validate(source, schema);
  return { value, source, problems: [...problems, ...checkUnique(source)], images: findImages(source) };
}
