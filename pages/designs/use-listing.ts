/** What the catalogue lists: the designs in the order of the view, and which of them it shows. */
import { useMemo, useSyncExternalStore } from "react";
import { isWithin } from "#domain/books.ts";
import { type DesignIds, readIds } from "#domain/design.ts";
import type { SharedDesign } from "#domain/shared-designs.ts";
import { useNow } from "#renderer/clock/use-now.ts";
import type { PictureProps } from "#renderer/pictures/Picture.tsx";
import { readSaved, subscribeToSaved } from "#renderer/saved/store.ts";
import { hasFacets } from "./facets.ts";
import { filterDesigns } from "./filter.ts";
import { DEFAULT_ORDER, sortDesigns } from "./sort.ts";
import type { View } from "./view.ts";

/** Number of pictures that load before all others. */
const AHEAD = 2;
/** Number of pictures on a phone's first screen. */
const FIRST_VIEW = 6;

export type ListedDesign = SharedDesign & Pick<PictureProps, "priority">;

/** `ids` are the shown designs. `saved` and `only` leave out designs that are no longer in the catalogue. */
export function useListing(all: readonly SharedDesign[], view: View) {
  const { order, filter, only: asked } = view;
  const now = useNow(all.map(({ reserved }) => reserved?.ends));
  const listed = useMemo(() => listDesigns(all.map((design) => freeAt(design, now))), [all, now]);
  const isKnown = (id: number) => listed.some((design) => design.id === id);
  const saved = useSaved().filter(isKnown);
  const only = asked?.filter(isKnown);
  const designs = sortDesigns(listed, order);
  const shown = only
    ? designs.filter(({ id }) => only.includes(id))
    : filterDesigns(designs, filter).filter((design) => hasFacets(design, view));
  const ids = shown.map(({ id }) => id);
  return { designs, ids, saved, only };
}

/** Sorts the designs in the default order, which sets the priority of each picture. */
function listDesigns(designs: readonly SharedDesign[]): ListedDesign[] {
  return sortDesigns(designs, DEFAULT_ORDER).map((design, index) => ({
    ...design,
    priority: index < AHEAD ? "high" : index < FIRST_VIEW ? "low" : undefined,
  }));
}

/** The saved designs, of which the server has none. */
function useSaved(): DesignIds {
  return readIds(useSyncExternalStore(subscribeToSaved, readSaved, () => ""));
}

/** A reservation ends by the clock. */
const freeAt = (design: SharedDesign, now: number): SharedDesign =>
  isWithin({ until: design.reserved?.ends }, now) ? design : { ...design, reserved: undefined };
