/** Inline, because browsers do not always apply this rule from a file. The build appends the page's styles to it. */
export const VIEW_TRANSITIONS =
  "@view-transition{navigation:auto}@media(prefers-reduced-motion:reduce){@view-transition{navigation:none}}";
