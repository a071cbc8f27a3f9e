import css from "./page.css?inline";
import early from "./early.ts?early";

export const inline = { css, early };
