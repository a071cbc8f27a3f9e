/** What the artist's settings ask of the browser on every page. It travels in the page as JSON (`+Head.tsx`). */

import { type PageViewService, toPageViewService } from "#domain/analytics.ts";
import type { Studio } from "#domain/studio-schema.ts";

export type ShellSettings = {
  protection: boolean;
  /** Absent when page views are not to be sent. */
  pageViews?: PageViewSettings;
};

export type PageViewSettings = PageViewService & {
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
  const service = toPageViewService(analytics);
  if (isDev || !service) return { protection };
  return { protection, pageViews: { ...service, fromLocalhost } };
}
