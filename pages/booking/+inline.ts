import css from "./booking.css?inline";
import early from "./early.ts?early";

export const inline = { css, early };
