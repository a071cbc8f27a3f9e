/** Orders the preloads of a page. */
import { replaceOnce } from "./replace-once.ts";

/** React writes those of pictures at the start of the body, Vike those of fonts at the start of the head. */
const PRELOAD = /<link rel="preload"[^>]* as="(?:image|font)"[^>]*>\s*/g;
/** The separate fonts of accented letters, which most pages do not need. */
const ACCENTS = /-accents\./;
/** Ahead of it, a preload would choose the picture for a page 980 pixels wide. */
const VIEWPORT = /<meta name="viewport"[^>]*>/;

/**
 * Puts pictures with high priority before fonts: they reuse the connection of the page, while a font has to open
 * another one.
 */
export function orderPreloads(html: string): string {
  const links = (html.match(PRELOAD) ?? []).map((link) => link.trim());
  const pictures = links.filter((link) => link.includes(' as="image"'));
  const fonts = links.filter((link) => !pictures.includes(link) && !ACCENTS.test(link));
  return replaceOnce(html.replaceAll(PRELOAD, ""), VIEWPORT, (viewport) =>
    [viewport, ...pictures, ...fonts].join(""),
  );
}
