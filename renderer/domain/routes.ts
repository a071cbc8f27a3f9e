/** Every page of the site, the ids in it that a link can name, and links as people write them. */

export const PAGES = ["/", "/about/", "/booking/", "/contact/", "/designs/", "/info/"] as const;

export type PagePath = (typeof PAGES)[number];

/** The artist's own page, which nothing links to. */
export const DESK = "/desk/";
export const DESK_MANIFEST = "desk.webmanifest";

export const toDesignPath = (id: number) => `/design/${id}/`;

/** The sections of About. */
export const HAND_POKED = "hand-poked";
export const STUDIO = "studio";
export const DATES = "where-to-find-me";

/** The section of Contact about drawings of the visitor's own. */
export const OWN_IDEA = "your-own-idea";
export const OWN_IDEA_PATH = `/contact/#${OWN_IDEA}`;

/** The catalogue, sorted from the highest price down. */
export const PRICIEST_FIRST = "/designs/?sort=desc";

/** The section of Info below the policies. */
export const CARE = "care";

/** Returns the id of one of Home's two galleries. */
export const toGalleryId = (isDoodle: boolean) => (isDoodle ? "doodles" : "tattoos");
export const toWorkId = (id: number) => `work-${id}`;

export const toQuestionId = (question: string) => `faq-${toSlug(question)}`;

/** Ids of the shell, on every page. */
const RESERVED = new Set([CARE, "main", "menu", "root", "scroll-to-top", "shell-settings"]);

/** `pricing`; a title that matches a reserved id gets a suffix with two hyphens, which no title has: `menu--policy`. */
export function toPolicyId(title: string): string {
  const slug = toSlug(title);
  return RESERVED.has(slug) ? `${slug}--policy` : slug;
}

/** The parts of the content that have addresses. */
type Addressed = {
  designs: readonly { id: number }[];
  works: readonly { id: number; isDoodle: boolean }[];
  questions: readonly { question: string }[];
  policies: readonly { title: string }[];
  care: readonly { title: string }[];
  isHandPoked: boolean;
};

/** The ids in each page, by its path with both slashes. */
export type SiteMap = Readonly<Record<string, readonly string[]>>;

export function toSiteMap({ designs, works, questions, policies, care, isHandPoked }: Addressed): SiteMap {
  const pages: Record<PagePath, string[]> = {
    "/": works.flatMap(({ id, isDoodle }) => [toGalleryId(isDoodle), toWorkId(id)]),
    "/about/": isHandPoked ? [HAND_POKED, STUDIO] : [STUDIO],
    "/booking/": questions.map(({ question }) => toQuestionId(question)),
    "/contact/": [OWN_IDEA],
    "/designs/": [],
    "/info/": [
      ...[...policies, ...care].map(({ title }) => toPolicyId(title)),
      ...(care.length > 0 ? [CARE] : []),
    ],
  };
  return {
    ...pages,
    "/feed.xml": [],
    ...Object.fromEntries(designs.map(({ id }) => [toDesignPath(id), []])),
  };
}

/** `/info#pricing` → `/info/#pricing`: pages end in a slash, as hosts serve them; files do not. */
export function toPagePath(href: string): string {
  return href.replace(/^\/[^?#]*/, (path) => (/(\/|\.\w+)$/.test(path) ? path : `${path}/`));
}

/** `Reschedule / Cancellation / Late Policy` → `reschedule-cancellation-late-policy` */
export function toSlug(title: string): string {
  // Other scripts need their marks: が is not か.
  const letters = title.normalize("NFKD").replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, "");
  return (
    letters
      .toLowerCase()
      // Typesetting changes quotes and ×, but not the address.
      .replace(/['’,]/g, "")
      .replaceAll("×", "x")
      .normalize()
      .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "-")
      .replace(/^-|-$/g, "")
  );
}

/** Whether an address is on this site: `/designs/`, but not `//elsewhere.example/`. */
export const isOnSite = (href: string) => /^\/(?!\/)/.test(href);

/** Decodes percent-encoding, so that an address is as people write it: `caf%C3%A9` → `café`. */
export function decodePath(href: string): string {
  try {
    return decodeURIComponent(href).normalize();
  } catch {
    return href.normalize();
  }
}
