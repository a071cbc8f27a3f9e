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

declare global {
  namespace Vike {
    interface PageContext {
      shellSettings: ShellSettings;
    }
  }
}

/** The id of the script element. */
export const SETTINGS_ID = "shell-settings";

/** `isDev` turns page views off, whatever the settings say. */
export function toShellSettings(
  { protection, analytics }: Pick<Studio, "protection" | "analytics">,
  { isDev, fromLocalhost }: { isDev: boolean; fromLocalhost: boolean },
): ShellSettings {
  if (isDev || !analytics) return { protection };
  return { protection, pageViews: { ...analytics, fromLocalhost } };
}
