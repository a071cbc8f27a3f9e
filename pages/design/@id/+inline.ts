import css from "./design.css?inline";
import early from "./early.ts?early";
import inPage from "./skin/early.ts?early";

export const inline = { css, early, inPage };
