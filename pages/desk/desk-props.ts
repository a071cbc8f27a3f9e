/** What the desk is rendered with, and what its script reads from the page. */
import type { Rgb } from "#domain/pixels.ts";
import { embedded } from "#renderer/shell/embedded.ts";
import type { Repository } from "./store/github.ts";

export type DeskProps = {
  /** Where the files are: on GitHub, or on this computer, whose dev server asks for a token of its own. */
  place: Repository | { token: string };
  paper: Rgb;
  /** Addresses of small pictures, by the path of their photo below `images/`. */
  pictures: Record<string, string>;
};

export const DESK_PROPS = embedded<DeskProps>("desk-props");
