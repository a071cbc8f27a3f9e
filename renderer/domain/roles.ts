/** What pictures are used for: one row for each role. scripts/drawing/recipes.ts holds their widths. */
import { TONE_KEYS, type Tone } from "./colors.ts";
import type { Content } from "./content.ts";
import { photosOf } from "./portfolio-schema.ts";

type Row = {
  /** The originals with this role, as paths below `images/`. */
  originals(content: Omit<Content, "studio">): string[];
  /** Width over height of the centered crop. Without it the picture is not cropped. */
  aspectRatio?: number;
  /** Whether to level the paper that it is drawn on. */
  isDrawing: boolean;
  /** Whether the previews of all its pictures share one file. */
  isInGallery: boolean;
  /** The skin tones in which it is also shown, each at one width. */
  tones: readonly Tone[];
};

const PHOTO_ROLE = { isDrawing: false, isInGallery: false, tones: [] } as const;

/** Roles in the order in which their pictures are made. */
export const ROLES = {
  tile: {
    originals: ({ catalogue }) => catalogue.map(({ image }) => image),
    isDrawing: true,
    isInGallery: true,
    tones: [],
  },
  plate: {
    originals: ({ catalogue }) => catalogue.map(({ image }) => image),
    isDrawing: true,
    isInGallery: false,
    tones: TONE_KEYS,
  },
  slide: {
    ...PHOTO_ROLE,
    originals: ({ portfolio: { works, studio } }) => [
      ...works.flatMap(photosOf),
      ...studio.map(({ src }) => src),
    ],
    isInGallery: true,
  },
  photo: {
    ...PHOTO_ROLE,
    originals: ({ portfolio }) => portfolio.studio.map(({ src }) => src),
    aspectRatio: 1,
  },
  portrait: {
    ...PHOTO_ROLE,
    originals: ({ portfolio }) => (portfolio.portrait ? [portfolio.portrait.src] : []),
    aspectRatio: 4 / 5,
  },
  illustration: {
    ...PHOTO_ROLE,
    originals: ({ illustrations }) => [...illustrations],
  },
} as const satisfies Record<string, Row>;

export type Role = keyof typeof ROLES;

/** The roles whose previews share one file. */
export type GalleryRole = { [R in Role]: (typeof ROLES)[R]["isInGallery"] extends true ? R : never }[Role];

export const ROLE_NAMES = Object.keys(ROLES) as Role[];

export const rowOf = (role: Role): Row => ROLES[role];

export const isGallery = (role: Role): role is GalleryRole => ROLES[role].isInGallery;
