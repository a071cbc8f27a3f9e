/** Data for the browser or for search engines, in a script element that does not run. */
import type { Embedded } from "#renderer/shell/embedded.ts";

type JsonScriptProps<T extends object> = {
  /** For the page's own scripts. */
  of?: Embedded<T>;
  type?: "application/json" | "application/ld+json";
  data: T;
};

export function JsonScript<T extends object>({ of, type = "application/json", data }: JsonScriptProps<T>) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with every `<` escaped
  return <script type={type} id={of?.id} dangerouslySetInnerHTML={{ __html: json }} />;
}
