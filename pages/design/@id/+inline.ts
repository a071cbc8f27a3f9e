import css from "./design.css?inline";
import inPage from "./early.ts?early";

export const inline = { css, inPage };
