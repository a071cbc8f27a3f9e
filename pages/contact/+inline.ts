import css from "./contact.css?inline";

export const inline = { css };
