/** Settings for the enhancements of every page, embedded as JSON by `+Head.tsx`. */
import type { PageViewService } from "#domain/analytics-schema.ts";
import type { Studio } from "#domain/studio-schema.ts";

export type ShellSettings = {
  protection: boolean;
  /** Absent when no page views are sent. */
  pageViews?: PageViewSettings;
};

export type PageViewSettings = PageViewService & {
  /** Sends from localhost too, to test a build. */
  fromLocalhost: boolean;
};

/** The id of the script element. */
export const SETTINGS_ID = "shell-settings";

/** Unless it `isCounted`, the page sends no page views, whatever the settings say. */
export function toShellSettings(
  { protection, analytics }: Pick<Studio, "protection" | "analytics">,
  { isCounted, fromLocalhost }: { isCounted: boolean; fromLocalhost: boolean },
): ShellSettings {
  if (!isCounted || !analytics) return { protection };
  return { protection, pageViews: { ...analytics, fromLocalhost } };
}
