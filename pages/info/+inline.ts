import css from "./info.css?inline";

export const inline = { css };
