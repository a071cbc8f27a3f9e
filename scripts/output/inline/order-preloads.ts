/** The order in which a page preloads pictures and fonts. */
import { replaceOnce } from "./replace-once.ts";

/** React preloads pictures at the start of the body, Vike fonts at the start of the head. */
const PRELOAD = /<link rel="preload"[^>]* as="(?:image|font)"[^>]*>\s*/g;
/** Letters with accents have a font of their own, for texts that hold one (fonts.css). */
const ACCENTS = /-accents\./;
/** A preload before it would choose the picture for a page 980 pixels wide. */
const VIEWPORT = /<meta name="viewport"[^>]*>/;

/**
 * Pictures with high priority come before fonts: they can use the connection that brought the page, while a font must
 * open its own.
 */
export function orderPreloads(html: string): string {
  const links = (html.match(PRELOAD) ?? []).map((link) => link.trim());
  const pictures = links.filter((link) => link.includes(' as="image"'));
  const fonts = links.filter((link) => !pictures.includes(link) && !ACCENTS.test(link));
  return replaceOnce(html.replaceAll(PRELOAD, ""), VIEWPORT, (viewport) =>
    [viewport, ...pictures, ...fonts].join(""),
  );
}
