import css from "./design.css?inline";
import inPage from "./skin/early.ts?early";

export const inline = { css, inPage };
