/** The photo and the design that the visitor chooses. The last choice of each wins, whichever loads first. */
import { type RefObject, useEffect, useRef, useState } from "react";
import type { TryOnDesign } from "#domain/try-on.ts";
import { readArm } from "./arms.ts";
import {
  type DrawnDesign,
  NO_MEMORY,
  openPhoto,
  type Photo,
  PhotoProblem,
  readDrawing,
  type Source,
} from "./pictures.ts";

type Chosen = { request: number; photo: Photo; drawing: DrawnDesign };

/** Begins with `first` on the arm that the visitor chose last. `chosen` is undefined until both have loaded. */
export function useChoices(first: TryOnDesign) {
  const photoRequests = useRef(0);
  const designRequests = useRef(0);
  const [chosen, setChosen] = useState<Chosen>();
  const [design, setDesign] = useState(first);
  const { load, ...loading } = useLoading();

  const choosePhoto = async (source: Source) => {
    const drawing = chosen?.drawing ?? readDrawing(design);
    const loaded = await load(photoRequests, Promise.all([openPhoto(source), drawing]));
    if (!loaded) return;
    const request = photoRequests.current;
    // Another design may have loaded meanwhile.
    setChosen((last) => ({ request, photo: loaded[0], drawing: last?.drawing ?? loaded[1] }));
  };
  /** Keeps the drawing's place. Resolves to whether the design changed. */
  const chooseDesign = async (next: TryOnDesign) => {
    const drawing = await load(designRequests, readDrawing(next));
    if (!drawing) return false;
    setChosen((last) => last && { ...last, drawing });
    setDesign(next);
    return true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    void choosePhoto(readArm());
  }, []);
  return { chosen, design, choosePhoto, chooseDesign, ...loading };
}

/** What loads, and the last problem with it. */
function useLoading() {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** Resolves to undefined on failure, and if another choice has followed. */
  const load = async <Loaded>(requests: RefObject<number>, loading: Promise<Loaded>) => {
    const request = ++requests.current;
    const isLast = () => request === requests.current;
    setProblem(undefined);
    setBusy(true);
    try {
      const loaded = await loading;
      return isLast() ? loaded : undefined;
    } catch (error) {
      if (isLast()) setProblem(error instanceof PhotoProblem ? error.message : NO_MEMORY);
    } finally {
      if (isLast()) setBusy(false);
    }
  };
  return { load, isBusy, problem, setProblem };
}
