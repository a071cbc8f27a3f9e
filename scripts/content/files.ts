/** The names of a studio's files, and of its folder for photos. */
export const FILE_NAMES = ["catalogue.yaml", "portfolio.yaml", "studio.yaml"] as const;

export type FileName = (typeof FILE_NAMES)[number];

/** The folder of the originals. */
export const IMAGES = "images";
