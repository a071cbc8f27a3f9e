/**
 * Islands: interactive React components in pages of plain HTML. To make one, export it from `pages/<route>/<name>.island.tsx`
 * and show it with `Island`. `pages/+client.ts` hydrates it.
 */
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";

/** The default export of the file `<name>.island.tsx`. */
export type IslandOf<Props extends object> = {
  name: string;
  Component: ComponentType<Props>;
  /** Loads the props that would make the document heavy. The document holds the others, as JSON. */
  loads?: { [Key in keyof Props]?: () => Promise<Props[Key]> };
};

type IslandProps<Props extends object> = { of: IslandOf<Props>; props: NoInfer<Props> };

/** Renders the component by itself, so that `useId` matches on hydration. It has no page context: pass what it needs. */
export function Island<Props extends object>({ of, props }: IslandProps<Props>) {
  const { name, Component, loads = {} } = of;
  const html = renderToString(<Component {...props} />, { identifierPrefix: name });
  const held = Object.entries(props).filter(([key]) => !(key in loads));
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(Object.fromEntries(held))}
      className="contents"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
