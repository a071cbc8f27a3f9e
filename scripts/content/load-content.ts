/** Reads and checks the three YAML files: gives the content, or everything wrong with it. */
import type { Content } from "#domain/content.ts";
import { checkReading } from "./check-file.ts";
import { checkDesigns } from "./checks/check-designs.ts";
import { checkLinks } from "./checks/check-links.ts";
import { ImageFolder } from "./checks/image-folder.ts";
import { findBrandFiles, type ImageReference, toProblem } from "./checks/image-references.ts";
import { checkFigures, fillFigures } from "./figures.ts";
import type { FileName } from "./files.ts";
import type { Problem } from "./problem.ts";
import { setContent } from "./typography/set-content.ts";
import { readText } from "./yaml/read-text.ts";

type Loaded = {
  /** Present when there is no problem. */
  content?: Content;
  /** Does not cover whether photos can be decoded. */
  problems: Problem[];
  /** What may be intended. */
  remarks: Problem[];
  /** Every reference to an existing picture, even when there are problems. */
  images: ImageReference[];
  /** Every reference to an existing mark or font. */
  brandFiles: ImageReference[];
  /** Photos that no entry uses; empty when there are problems, which may hide an entry. */
  unused: string[];
};

export function loadContent(root: string): Loaded {
  const read = <F extends FileName>(file: F) => checkReading(file, readText(root, file));
  const catalogue = read("catalogue.yaml");
  const portfolio = read("portfolio.yaml");
  const studio = read("studio.yaml");
  const files = [catalogue, portfolio, studio];
  const folder = new ImageFolder(root);
  const ofBrand = studio.source ? findBrandFiles(studio.source) : [];
  const references = [...files.flatMap(({ images }) => images), ...ofBrand];
  const { present, problems: missing } = checkImages(folder, references);
  const isOfBrand = (reference: ImageReference) => ofBrand.includes(reference);
  const [images, brandFiles] = [present.filter((image) => !isOfBrand(image)), present.filter(isOfBrand)];
  const designs = portfolio.source && catalogue.value ? checkDesigns(portfolio.source, catalogue.value) : [];
  const links = checkLinks(catalogue.source, portfolio.source, studio.source);
  const figures = studio.source && studio.value ? checkFigures(studio.source, studio.value) : [];
  const problems = [...files.flatMap((file) => file.problems), ...designs, ...links, ...figures, ...missing];
  const remarks = files.flatMap((file) => file.remarks);
  if (problems.length > 0 || !catalogue.value || !portfolio.value || !studio.value)
    return { problems, remarks, images, brandFiles, unused: [] };
  const content = setContent({
    catalogue: catalogue.value,
    portfolio: portfolio.value,
    studio: fillFigures(studio.value),
    figures: studio.images.map(({ path }) => path),
  });
  const unused = folder.unused(present.map(({ path }) => path));
  return { content, problems, remarks, images, brandFiles, unused };
}

/** Splits the references into those to files in `images/` and problems. A missing folder is one problem. */
export function checkImages(folder: ImageFolder, references: readonly ImageReference[]) {
  const [first] = references;
  if (first && folder.fault) return { present: [], problems: [toProblem(first, { message: folder.fault })] };
  const present: ImageReference[] = [];
  const problems: Problem[] = [];
  for (const reference of references) {
    const refusal = folder.problemWith(reference.path);
    if (refusal) problems.push(toProblem(reference, refusal));
    else present.push(reference);
  }
  return { present, problems };
}
