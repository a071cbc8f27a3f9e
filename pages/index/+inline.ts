import css from "./home.css?inline";

export const inline = { css };
