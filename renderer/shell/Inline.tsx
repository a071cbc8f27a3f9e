/** A stylesheet and scripts in the document itself, to the letter: the policy has their hashes. */

/** What the documents of a route hold inline, to the letter. */
export type Inline = {
  css: string;
  /** Runs in the head, before the first paint. */
  early?: string;
  /** Runs in the page, right behind the markup that it changes. */
  inPage?: string;
};

export function InlineStyle({ children }: { children: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
  return <style dangerouslySetInnerHTML={{ __html: children }} />;
}

export function InlineScript({ type, children }: { type?: "speculationrules"; children: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script type={type} dangerouslySetInnerHTML={{ __html: children }} />;
}
