/**
 * The beginning of the inline stylesheet: browsers honour this rule only sometimes from a file. The build puts the
 * rules of the page behind it, and their common hash in the place of this one.
 */

export const VIEW_TRANSITIONS =
  "@view-transition{navigation:auto}@media(prefers-reduced-motion:reduce){@view-transition{navigation:none}}";

/** What the content security policy knows it by: the SHA-256 of the text above, in Base64. */
export const VIEW_TRANSITIONS_HASH = "sha256-PeuQIPqN8/czYGIq6iWh8k4es/Y8TnZzvCBeixBKSWE=";
