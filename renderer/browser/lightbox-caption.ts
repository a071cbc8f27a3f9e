/**
 * The caption of a slide: its title in the display face, a quiet line, and where it leads. Never cut: the picture makes
 * room for it.
 */

export type Caption = { title?: string; words?: string; link?: HTMLAnchorElement };

/** Without a title, the words take its place. */
export function fillCaption(caption: Element, { title, words, link }: Caption): void {
  const [first, second] = title ? [title, words] : [words];
  const heading = document.createElement("b");
  heading.textContent = first ?? "";
  const line = document.createElement("span");
  line.textContent = second === first ? "" : (second ?? "");
  caption.replaceChildren(heading, " ", line);
  if (!link) return;
  const { href, textContent } = link;
  caption.append(" ", Object.assign(document.createElement("a"), { href, textContent }));
}

/** How high the bar would be with a caption, in pixels. */
export function measureCaption(bar: HTMLElement, content: Caption): number {
  const twin = bar.cloneNode(true) as HTMLElement;
  const caption = twin.querySelector("p");
  if (caption) fillCaption(caption, content);
  bar.after(twin);
  const { offsetHeight } = twin;
  twin.remove();
  return offsetHeight;
}
