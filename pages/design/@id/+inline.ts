import css from "./design.css?inline";
import early from "./early.ts?early";
import inPage from "./skin/early.ts?early";
import { TONE_STYLES } from "./skin/tone-styles.ts";

export const inline = { css: css + TONE_STYLES, early, inPage };
