import css from "./desk.css?inline";

export const inline = { css };
