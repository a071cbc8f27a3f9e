/** The content that the site was built from: what tests expect of it, and what it must hold for them to run. */
import { test } from "@playwright/test";
import { loadContent } from "#content/load-content.ts";
import { formatProblems } from "#content/report-problems.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import type { Work } from "#domain/portfolio-schema.ts";

const { content, problems } = loadContent(".");
if (!content) throw new Error(formatProblems(problems));

export const { catalogue, portfolio, studio } = content;

export const studioName = studio.name;
/** Without a slash at its end. */
export const siteOrigin = new URL(studio.url).origin;

export const available = catalogue.filter(({ status }) => status !== "soldOut");
export const soldOut = catalogue.filter(({ status }) => status === "soldOut");
/** Available designs that a price can sort. */
export const priced = available.filter(({ price }) => price?.amount !== undefined);
/** There is always a design: one that can be had, if there is one. */
export const someDesign = (available[0] ?? catalogue[0]) as Design;
/** No design has it. */
export const unknownId = Math.max(...catalogue.map(({ id }) => id)) + 1;

export const toDesignPath = ({ id }: Pick<Design, "id">) => `/design/${id}/`;

type Gallery = { label: "Tattoos" | "Doodles"; works: Work[] };

const isShown = ({ works }: Gallery) => works.length > 0;

/** The carousels of the home page, in their order. */
export const galleries = (
  [
    { label: "Tattoos", works: portfolio.works.filter(({ isDoodle }) => !isDoodle) },
    { label: "Doodles", works: portfolio.works.filter(({ isDoodle }) => isDoodle) },
  ] satisfies Gallery[]
).filter(isShown);
/** There is always a work. */
export const firstGallery = galleries[0] as Gallery;

/** What a picture shows, in words; letters may be small or large. */
export const toWords = ({ alt, title }: Work) => alt ?? title.replaceAll(/[A-Z]|\d+/g, " $&");

/** Skips the test that runs, unless the content has what it needs. */
export function need<T>(found: T | undefined, lack: string): T {
  test.skip(found === undefined, `the content has ${lack}`);
  return found as T;
}

/** The first of those that can be had. */
export const needAvailable = () => need(available[0], "no design that can be had");
/** Another one beside it. */
export const needOther = () => need(available[1], "no second design that can be had");
export const needSoldOut = () => need(soldOut[0], "no sold-out design");
/** For pages that have to be long. */
export const needDesigns = (count: number) => need(catalogue[count - 1], `fewer than ${count} designs`);
/** The works of the first carousel, of which there must be so many. */
export function needWorks(count: number): Work[] {
  need(firstGallery.works[count - 1], `fewer than ${count} works in its first carousel`);
  return firstGallery.works;
}
