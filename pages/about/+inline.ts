import css from "./about.css?inline";

export const inline = { css };
