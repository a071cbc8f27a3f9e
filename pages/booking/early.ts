/**
 * Marks the document with what the visitor has chosen and saved: CSS reserves their room until React shows them, so
 * nothing shifts.
 */
import { readChoice } from "./choice.ts";

const { dataset, style } = document.documentElement;
const { ids, saved } = readChoice();

if (ids.length > 0) dataset.chosen = "";
if (saved.length > 0) dataset.saved = "";
style.setProperty("--chosen", String(ids.length));
