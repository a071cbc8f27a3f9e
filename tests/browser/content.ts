/** The content of the test studio, and the parts that tests look for. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { STUDIO } from "../fixtures/studio.ts";

type Design = {
  id: number;
  title: string;
  image: string;
  status?: "soldOut";
  imageDescription?: string;
  price?: string;
  isColor?: boolean;
  tags?: string[];
  alt?: string;
};
type Work = { id: number; src: string; title: string; isDoodle: boolean; alt?: string };
type Photo = { src: string; alt: string };

const read = (name: string) => parse(readFileSync(`${STUDIO}/${name}.yaml`, "utf8"));

export const catalogue: Design[] = read("catalogue");
export const portfolio: { works: Work[]; studio: Photo[]; portrait: Photo } = read("portfolio");
export const studio = read("studio");

export const studioName: string = studio.name;
export const siteOrigin: string = studio.url;

export const available = catalogue.filter(({ status }) => !status);
export const soldOut = catalogue.filter(({ status }) => status);
/** The available designs with a price to sort by, and those in color. */
export const priced = available.filter(({ price }) => price?.startsWith("$"));
export const colored = priced.filter(({ isColor }) => isColor);

export const findDesign = (id: number) => catalogue.find((design) => design.id === id) as Design;
export const toDesignPath = ({ id }: Pick<Design, "id">) => `/design/${id}/`;

export const moonMoth = findDesign(1);
export const honeyBee = findDesign(2);
export const octopusArm = findDesign(20);
/** The notes of a booking for the moth. */
export const mothNotes =
  "Moon Moth (no. 1): 5 in high, 4–5½ hours, $700, deposit $100 now, about $721 by card";
/** An id that no design has. */
export const unknownId = 99;

/** The works in the home page's carousels. The first loops; the second fits on a wide screen. */
export const tattoos = portfolio.works.filter(({ isDoodle }) => !isDoodle);
const doodles = portfolio.works.filter(({ isDoodle }) => isDoodle);
export const galleries = [
  { label: "Tattoos", works: tattoos },
  { label: "Doodles", works: doodles },
] as const;

/** Describes a picture in words, whatever their case. */
export const describePicture = ({ alt, title }: Work) => alt ?? title.replaceAll(/[A-Z]|\d+/g, " $&");
