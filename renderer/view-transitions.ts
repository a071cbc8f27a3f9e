/** Starts the inline stylesheet, to which the build adds the page's rules: from a file, browsers apply it only sometimes. */
export const VIEW_TRANSITIONS =
  "@view-transition{navigation:auto}@media(prefers-reduced-motion:reduce){@view-transition{navigation:none}}";
