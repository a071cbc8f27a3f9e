/**
 * Islands: interactive React components in pages of plain HTML. Each renders separately with its own id prefix so that
 * `useId` matches on hydration.
 */
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** `name` is the container's id; unique on the page. */
export function Island({ name, children }: { name: string; children: ReactElement }) {
  const html = renderToString(children, { identifierPrefix: name });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup
  return <div id={name} data-island="" className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}
