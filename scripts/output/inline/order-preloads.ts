/** What a page asks for at once, and in which order. */
import { replaceOnce } from "./replace-once.ts";

/** Of pictures, named by React where the body begins, and of fonts, named by Vike where the head begins. */
const PRELOAD = /<link rel="preload"[^>]* as="(?:image|font)"[^>]*>\s*/g;
/** Letters with accents have a font of their own, for texts that hold one (fonts.css). */
const ACCENTS = /-accents\./;
/** A picture that is named before it would be chosen for a page 980 pixels wide. */
const VIEWPORT = /<meta name="viewport"[^>]*>/;

/**
 * Only a picture can come over the connection that has brought the page; a font must open one of its own. So the
 * pictures that go ahead of the rest are named before the fonts.
 */
export function orderPreloads(html: string): string {
  const links = (html.match(PRELOAD) ?? []).map((link) => link.trim());
  const pictures = links.filter((link) => link.includes(' as="image"'));
  const fonts = links.filter((link) => !pictures.includes(link) && !ACCENTS.test(link));
  return replaceOnce(html.replaceAll(PRELOAD, ""), VIEWPORT, (viewport) =>
    [viewport, ...pictures, ...fonts].join(""),
  );
}
