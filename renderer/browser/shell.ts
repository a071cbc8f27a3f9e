/** The enhancements of every page. Each page's `+client.ts` begins by importing this. */
import "../styles.css";
import { enhanceMenu } from "./menu.ts";
import { enhanceScrollToTop } from "./scroll-to-top.ts";

enhanceMenu();
enhanceScrollToTop();
