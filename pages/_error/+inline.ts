import early from "./early.ts?early";
import css from "./page.css?inline";

export const inline = { css, early };
