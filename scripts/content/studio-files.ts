/** The names of a studio's files, and of its folder for photos. */
export const FILE_NAMES = ["catalogue.yaml", "portfolio.yaml", "studio.yaml"] as const;

export type FileName = (typeof FILE_NAMES)[number];

/** The folder of the originals. */
export const IMAGES = "images";

/** By extension, because `images/` also holds drawings and fonts. It need not decode before an entry uses it. */
export const PHOTO = /\.(jpe?g|png|webp|avif|gif|hei[cf]|hif|jxl|dng|tiff?)$/i;

export const VIDEO = /\.(mov|mp4|m4v)$/i;
