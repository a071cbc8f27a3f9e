/** The names of a studio's text files. */
export const FILE_NAMES = ["catalogue.yaml", "portfolio.yaml", "studio.yaml"] as const;

export type FileName = (typeof FILE_NAMES)[number];
