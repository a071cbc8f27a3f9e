/** What pictures are used as: one row for each role. Where a role stands on the page is in slots.ts. */
import type { Design } from "./catalogue-schema.ts";
import type { Portfolio } from "./portfolio-schema.ts";
import { TONES, type Tone } from "./tones.ts";

type Content = { catalogue: readonly Design[]; portfolio: Portfolio };

type Row = {
  /** The originals that play the role, as paths below `images/`. */
  originals(content: Content): string[];
  /** How many widths to make at most. A plate is made six times: as it is, and in each tone. */
  maxRungs: number;
  /** Width over height of the centred crop. Without it the picture is shown whole. */
  aspectRatio?: number;
  /** Whether the paper that it is drawn on is levelled. */
  isDrawing: boolean;
  /** Whether one picture holds the previews of all pictures of the role. */
  isInGallery: boolean;
  /** The skin tones that it is also shown in. */
  tones: readonly Tone[];
};

/** In the order in which they are made. */
export const ROLES = {
  tile: {
    originals: ({ catalogue }) => catalogue.map(({ image }) => image),
    maxRungs: 3,
    isDrawing: true,
    isInGallery: true,
    tones: [],
  },
  plate: {
    originals: ({ catalogue }) => catalogue.map(({ image }) => image),
    maxRungs: 5,
    isDrawing: true,
    isInGallery: false,
    tones: TONES,
  },
  slide: {
    originals: ({ portfolio }) => [...portfolio.works, ...portfolio.studio].map(({ src }) => src),
    maxRungs: 5,
    isDrawing: false,
    isInGallery: true,
    tones: [],
  },
  photo: {
    originals: ({ portfolio }) => portfolio.studio.map(({ src }) => src),
    maxRungs: 4,
    aspectRatio: 1,
    isDrawing: false,
    isInGallery: false,
    tones: [],
  },
  portrait: {
    originals: ({ portfolio }) => (portfolio.portrait ? [portfolio.portrait.src] : []),
    maxRungs: 4,
    aspectRatio: 4 / 5,
    isDrawing: false,
    isInGallery: false,
    tones: [],
  },
} as const satisfies Record<string, Row>;

export type Role = keyof typeof ROLES;

/** The roles whose previews are joined. */
export type GalleryRole = { [R in Role]: (typeof ROLES)[R]["isInGallery"] extends true ? R : never }[Role];

export const ROLE_NAMES = Object.keys(ROLES) as Role[];

export const rowOf = (role: Role): Row => ROLES[role];

export const isGallery = (role: Role): role is GalleryRole => ROLES[role].isInGallery;
