/** What the artist's settings ask of the browser on every page. It travels in the page as JSON (`+Head.tsx`). */
import type { Studio } from "#content/studio-schema.ts";

export type ShellSettings = {
  protection: boolean;
  /** Absent when page views are not to be sent. */
  pageViews?: PageViewSettings;
};

export type PageViewSettings = {
  /** Where Plausible's event API listens. */
  endpoint: string;
  /** The name under which Plausible knows the site. */
  domain: string;
  /** Also from this machine: for tests of a build. */
  fromLocalhost: boolean;
};

declare global {
  namespace Vike {
    interface PageContext {
      shellSettings: ShellSettings;
    }
  }
}

/** The id of the element that holds the JSON. */
export const SETTINGS_ID = "shell-settings";

/** `isDev` sends nothing, whatever the settings say. */
export function toShellSettings(
  { protection, analytics }: Pick<Studio, "protection" | "analytics">,
  { isDev, fromLocalhost }: { isDev: boolean; fromLocalhost: boolean },
): ShellSettings {
  const { service, endpoint, domain } = analytics;
  if (isDev || service === "none" || !endpoint || !domain) return { protection };
  return { protection, pageViews: { endpoint, domain, fromLocalhost } };
}
