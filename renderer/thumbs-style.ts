/** The thumbs of a gallery as the styles read them. */
import type { CSSProperties } from "react";
import type { Thumbs } from "#domain/thumbs.ts";

/** For the element around the gallery. */
export function toThumbsStyle({ uri, count }: Thumbs): CSSProperties {
  return { "--thumbs": uri && `url(${uri})`, "--count": count } as CSSProperties;
}
