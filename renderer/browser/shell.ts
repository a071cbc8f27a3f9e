/** The enhancements of every page. Each page's `+client.ts` imports this first. */
import { SETTINGS_ID, type ShellSettings } from "#renderer/shell-settings.ts";
import { enhanceMenu } from "./menu.ts";
import { sendPageViews } from "./page-views.ts";
import { enhancePlaceholders } from "./placeholders.ts";
import { protect } from "./protection.ts";
import { enhanceScrollToTop } from "./scroll-to-top.ts";

const json = document.getElementById(SETTINGS_ID)?.textContent ?? "{}";
const { protection, pageViews }: Partial<ShellSettings> = JSON.parse(json);

enhanceMenu();
enhanceScrollToTop();
enhancePlaceholders();
if (protection) protect();
if (pageViews) sendPageViews(pageViews);
