/** The enhancements of every page. Each page's `+client.ts` begins by importing this. */
import { enhanceMenu } from "./menu.ts";
import { sendPageViews } from "./page-views.ts";
import { enhancePlaceholders } from "./placeholders.ts";
import { protect } from "./protection.ts";
import { enhanceScrollToTop } from "./scroll-to-top.ts";
import { readSettings } from "./settings.ts";

/** Only the dev server has it here too: a changed rule then needs no reload. */
if (import.meta.env.DEV) void import("#renderer/styles.css");

const { protection, pageViews } = readSettings();

enhanceMenu();
enhanceScrollToTop();
enhancePlaceholders();
if (protection) protect();
if (pageViews) sendPageViews(pageViews);
