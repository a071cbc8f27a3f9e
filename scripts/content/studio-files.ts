/** The names of a studio's files and folders. */
export const FILE_NAMES = ["catalogue.yaml", "portfolio.yaml", "studio.yaml"] as const;

export type FileName = (typeof FILE_NAMES)[number];

/** The folder of the photos and brand files. */
export const IMAGES = "images";

/** Recognizes photos by extension, because `images/` also holds drawings and fonts. */
export const PHOTO_FILE = /\.(jpe?g?|jfif|png|webp|avif|gif|hei[cf]|hif|jxl|dng|tiff?)$/i;

export const VIDEO_FILE = /\.(mov|mp4|m4v)$/i;
