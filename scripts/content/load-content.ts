/** Reads and checks the three YAML files: gives the content, or everything wrong with it. */
import type { Content } from "#domain/content.ts";
import { checkDesigns, checkReading } from "./check-file.ts";
import { checkLinks } from "./checks/check-links.ts";
import { checkFigures, fillFigures } from "./checks/figures.ts";
import { ImageFolder } from "./checks/image-folder.ts";
import type { FileName } from "./files.ts";
import { findBrandFiles, type ImageReference, toProblem } from "./image-references.ts";
import { type Problem, showCorrection } from "./problem.ts";
import { type Reading, readText } from "./read-text.ts";
import { setContent } from "./typography/set-content.ts";

type Loaded = {
  /** Present when there is no problem. */
  content?: Content;
  /** Does not cover whether photos can be decoded. */
  problems: Problem[];
  /** Every reference to an existing picture, even when there are problems. */
  images: ImageReference[];
  /** Every reference to an existing mark or font. */
  brandFiles: ImageReference[];
  /** Photos that no entry uses; empty when there are problems, which may hide an entry. */
  unused: string[];
};

/** `read` gives each file; by default, from the folder `root`. */
export function loadContent(
  root: string,
  read: (file: FileName) => Reading = (file) => readText(root, file),
): Loaded {
  const texts = new Map<string, string>();
  const check = <F extends FileName>(file: F) => {
    const reading = read(file);
    texts.set(file, reading.text ?? "");
    return checkReading(file, reading);
  };
  const catalogue = check("catalogue.yaml");
  const portfolio = check("portfolio.yaml");
  const studio = check("studio.yaml");
  const files = [catalogue, portfolio, studio];
  const folder = new ImageFolder(root);
  const pictures = checkImages(
    folder,
    files.flatMap(({ images }) => images),
  );
  const ofBrand = checkImages(folder, studio.source ? findBrandFiles(studio.source) : []);
  const designs = portfolio.source && catalogue.value ? checkDesigns(portfolio.source, catalogue.value) : [];
  const links = checkLinks(catalogue.source, portfolio.source, studio.source);
  const figures = studio.source && studio.value ? checkFigures(studio.source, studio.value) : [];
  const own = files.flatMap((file) => file.problems);
  const problems = [...own, ...designs, ...links, ...figures, ...pictures.problems, ...ofBrand.problems].map(
    (problem) => showCorrection(problem, texts.get(problem.file) ?? ""),
  );
  const found = { problems, images: pictures.present, brandFiles: ofBrand.present };
  if (problems.length > 0 || !catalogue.value || !portfolio.value || !studio.value)
    return { ...found, unused: [] };
  const content = setContent({
    catalogue: catalogue.value,
    portfolio: portfolio.value,
    studio: fillFigures(studio.value),
    figures: studio.images.map(({ path }) => path),
  });
  const used = [...pictures.present, ...ofBrand.present].map(({ path }) => path);
  return { ...found, content, unused: folder.unused(used) };
}

/** Splits the references into those to files in `images/` and problems. A missing folder is one problem. */
function checkImages(folder: ImageFolder, references: readonly ImageReference[]) {
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
