/**
 * The beginning of the inline stylesheet: browsers honour this rule only sometimes from a file. The build puts the other
 * rules of the page behind it (scripts/output/inline/).
 */
export const VIEW_TRANSITIONS =
  "@view-transition{navigation:auto}@media(prefers-reduced-motion:reduce){@view-transition{navigation:none}}";
