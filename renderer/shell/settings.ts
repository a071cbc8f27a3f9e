/** Settings for every page's enhancements, embedded as JSON by `+Head.tsx`. */
import type { PageViewService } from "#domain/studio-schema.ts";
import { embedded } from "./embedded.ts";

export type ShellSettings = {
  protection: boolean;
  /** Absent if the page sends no page views. */
  pageViews?: PageViewService;
};

export const SETTINGS = embedded<ShellSettings>("shell-settings");
