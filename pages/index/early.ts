/**
 * Marks the document with `data-worn`, once a session: the first work that shows a design wears its drawing (WornDrawing.tsx).
 * Visitors who prefer less motion or less data see the photo. So does everyone whose session cannot be remembered.
 */
import { prefersLessMotion, savesData } from "#renderer/shell/browser.ts";
import { readStored, store } from "#renderer/state/storage.ts";

const WORN_KEY = "worn";

const isFirst = readStored(WORN_KEY, "sessionStorage") === null;
if (isFirst && !prefersLessMotion() && !savesData() && store(WORN_KEY, "1", "sessionStorage"))
  document.documentElement.dataset.worn = "";
