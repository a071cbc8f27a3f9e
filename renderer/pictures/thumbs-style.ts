/** Sets a gallery's sprite of placeholders as custom properties for the role `thumbs`. */
import type { CSSProperties } from "react";
import type { Thumbs } from "#domain/pictures.ts";

export function toThumbsStyle({ uri, count }: Thumbs): CSSProperties {
  return { "--thumbs": uri && `url(${uri})`, "--count": count };
}
