export const description = "x";
