/**
 * A page is whole without its modules, so they are not even asked for until it has been painted: on a slow line they
 * would come between the visitor and the first picture.
 */

/** As Vike writes them. */
const MODULE = /<script src="([^"]+)" type="module" async><\/script>/g;

export function deferModules(html: string): string {
  return html.replace(MODULE, (_, src) => `<script>${toLoader(src)}</script>`);
}

/** After the first frame; at once where none is to come soon, as in a page that is rendered ahead. */
function toLoader(src: string): string {
  const load = `()=>import(${JSON.stringify(src)})`;
  return `(l=>document.hidden?l():requestAnimationFrame(()=>setTimeout(l)))(${load})`;
}
