import early from "./early.ts?early";
import css from "./not-found.css?inline";

export const inline = { css, early };
