import css from "./booking.css?inline";
import inPage from "./early.ts?early";

export const inline = { css, inPage };
