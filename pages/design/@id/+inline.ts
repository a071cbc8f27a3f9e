import css from "./page.css?inline";
import inPage from "./tones-early.ts?early";

export const inline = { css, inPage };
