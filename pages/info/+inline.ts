import css from "./page.css?inline";

export const inline = { css };
