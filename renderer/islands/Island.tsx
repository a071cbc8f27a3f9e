/**
 * Islands: interactive React components in pages of plain HTML. Each renders separately with its own id prefix so that
 * `useId` matches on hydration.
 */
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { JsonScript } from "#renderer/shell/Inline.tsx";

type IslandProps<P extends object> = {
  /** The container's id; unique on the page. */
  name: string;
  component: ComponentType<P>;
  /** Shipped as JSON after the markup, so keep them small. */
  props: P;
};

export function Island<P extends object>({ name, component: Component, props }: IslandProps<P>) {
  const html = renderToString(<Component {...props} />, { identifierPrefix: name });
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup */}
      <div id={name} data-island="" className="contents" dangerouslySetInnerHTML={{ __html: html }} />
      <JsonScript id={`${name}-props`} data={props} />
    </>
  );
}
