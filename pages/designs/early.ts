/**
 * When the visitor's view may differ from the default, or a sentence appears above the tiles, marks the document with
 * `data-view`: page.css hides the tiles until the catalogue has sorted them. When there are saved designs, or a list of
 * them, sets `data-saved`: their button needs room in the bar.
 */
import { readSaved } from "#renderer/state/saved.ts";
import { readStored, UNKNOWN_KEY } from "#renderer/state/storage.ts";
import { asksForView, isDefaultKept } from "./view.ts";

const { dataset } = document.documentElement;
const isMissing = Boolean(readStored(UNKNOWN_KEY, "sessionStorage"));

if (asksForView(location.search) || isMissing || !isDefaultKept()) dataset.view = "pending";
if (readSaved() || new URLSearchParams(location.search).has("saved")) dataset.saved = "";
