/** Hooks of the catalogue: its view, first from the address or the last visit, then as chosen; and the designs that it lists. */
import { useDeferredValue, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { isWithin } from "#domain/books.ts";
import { type DesignIds, readIds } from "#domain/design.ts";
import type { SharedDesign } from "#domain/shared-designs.ts";
import type { PictureProps } from "#renderer/pictures/Picture.tsx";
import { readSaved, subscribeToSaved } from "#renderer/state/saved.ts";
import { useNow } from "#renderer/state/Timed.tsx";
import { filterDesigns, hasFacets } from "./filter.ts";
import { DEFAULT_ORDER, sortDesigns } from "./sort.ts";
import {
  askedForUnknown,
  asksForView,
  DEFAULT_VIEW,
  forgetUnknown,
  fromQuery,
  keepView,
  readKeptView,
  toQuery,
  type View,
} from "./view.ts";

/**
 * Owns the current view. Hydrates with the default, which the markup shows; the visitor's own view follows before the
 * next paint. `listed` is the view that the tiles show, which may lag behind the controls.
 */
export function useView() {
  const [chosen, setChosen] = useState<View>();
  const view = chosen ?? DEFAULT_VIEW;
  const listed = useDeferredValue(view);
  useLayoutEffect(() => {
    setChosen(restoreView(location.search));
  }, []);
  useLayoutEffect(() => {
    if (listed !== chosen) return;
    // Show the tiles, which early.ts may have hidden.
    delete document.documentElement.dataset.view;
    writeToAddressBar(listed);
  }, [listed, chosen]);
  const changeView = (change: Partial<View>) => {
    const next = { ...view, ...change };
    keepView(next);
    setChosen(next);
  };
  return { view, listed, changeView };
}

/** Whether pages/_error redirected here from a design that does not exist. True only once. */
export function useMissingDesign(): boolean {
  const [isMissing, setMissing] = useState(false);
  useLayoutEffect(() => {
    if (!askedForUnknown()) return;
    forgetUnknown();
    setMissing(true);
  }, []);
  return isMissing;
}

/** Prefers the address to the last visit. If it names a list of saved designs, the stored filter is kept for later. */
function restoreView(search: string): View {
  if (!asksForView(search)) return readKeptView();
  const { order, only, ...asked } = fromQuery(search);
  return only ? { ...readKeptView(), order, only } : { order, ...asked };
}

/** Replaces the address without a history entry. */
function writeToAddressBar(view: View): void {
  const { pathname, search, hash } = location;
  const query = toQuery(view, search).replace(/^(?=.)/, "?");
  if (query !== search) history.replaceState(history.state, "", pathname + query + hash);
}

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

/** Returns the saved designs, of which the server has none. */
function useSaved(): DesignIds {
  return readIds(useSyncExternalStore(subscribeToSaved, readSaved, () => ""));
}

/** Drops a reservation that has ended. */
const freeAt = (design: SharedDesign, now: number): SharedDesign =>
  isWithin({ until: design.reserved?.ends }, now) ? design : { ...design, reserved: undefined };
