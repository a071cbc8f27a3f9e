/** Data for the browser or for search engines, in a script element that does not run. */

type JsonScriptProps = {
  id?: string;
  type?: "application/json" | "application/ld+json" | "speculationrules";
  data: object;
};

export function JsonScript({ id, type = "application/json", data }: JsonScriptProps) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with every `<` escaped
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
