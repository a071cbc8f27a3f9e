/** The one inline stylesheet: browsers honour this rule only sometimes from a file. */

export const VIEW_TRANSITIONS =
  "@view-transition{navigation:auto}@media(prefers-reduced-motion:reduce){@view-transition{navigation:none}}";

/** What the content security policy knows it by: the SHA-256 of the text above, in Base64. */
export const VIEW_TRANSITIONS_HASH = "sha256-PeuQIPqN8/czYGIq6iWh8k4es/Y8TnZzvCBeixBKSWE=";
