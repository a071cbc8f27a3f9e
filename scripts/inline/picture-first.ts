/**
 * Only a picture can come over the connection that has brought the page; a font must open one of its own. So the
 * pictures that go ahead of the rest are named before the fonts. React names them where the body begins.
 */

const PICTURE = /<link rel="preload" as="image"[^>]*>/g;
const FIRST_FONT = /<link rel="preload" href="[^"]+" as="font"/;

export function putPicturesFirst(html: string): string {
  const pictures = html.match(PICTURE) ?? [];
  return html.replaceAll(PICTURE, "").replace(FIRST_FONT, (font) => pictures.join("") + font);
}
