/** Settings for every page's enhancements, embedded as JSON by `+Head.tsx`. */
import type { PageViewService } from "#domain/analytics-schema.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { embedded } from "./embedded.ts";

export type ShellSettings = {
  protection: boolean;
  /** Absent if the page sends no page views. */
  pageViews?: PageViewSettings;
};

export type PageViewSettings = PageViewService & {
  /** Also sends from localhost, to test a build. */
  fromLocalhost: boolean;
};

export const SETTINGS = embedded<ShellSettings>("shell-settings");

/** A page with `isCounted` false sends no page views, whatever the settings say. */
export function toShellSettings(
  { protection, analytics }: Pick<Studio, "protection" | "analytics">,
  { isCounted, fromLocalhost }: { isCounted: boolean; fromLocalhost: boolean },
): ShellSettings {
  if (!isCounted || !analytics) return { protection };
  return { protection, pageViews: { ...analytics, fromLocalhost } };
}
