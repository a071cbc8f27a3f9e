/**
 * Islands: React components with state of their own in pages that are otherwise plain HTML. The server renders each
 * apart from its page, with an id prefix of its own, so that `useId` agrees when the browser hydrates it.
 */
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { JsonScript } from "./components/JsonScript.tsx";

type IslandProps<P extends object> = {
  /** Unique on its page: the id of the element around it, which makes no box of its own. */
  name: string;
  component: ComponentType<P>;
  /** Shipped as JSON: keep them few. */
  props: P;
};

/** A component's markup, with the props that bring it to life. */
export function Island<P extends object>({ name, component: Component, props }: IslandProps<P>) {
  const html = renderToString(<Component {...props} />, { identifierPrefix: name });
  return (
    <>
      <JsonScript id={`${name}-props`} data={props} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup */}
      <div id={name} data-island="" className="contents" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
