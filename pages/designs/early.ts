/**
 * When the visitor's view may differ from the default, or a sentence appears above the tiles, marks the document with
 * `data-view`: page.css hides the tiles until the catalogue has sorted them. When there are saved designs, sets
 * `data-saved`: their button needs room in the bar.
 */
import { readSaved } from "#renderer/state/saved.ts";
import { askedForUnknown, asksForView, isDefaultKept } from "./view.ts";

const { dataset } = document.documentElement;

if (asksForView(location.search) || askedForUnknown() || !isDefaultKept()) dataset.view = "pending";
if (readSaved()) dataset.saved = "";
