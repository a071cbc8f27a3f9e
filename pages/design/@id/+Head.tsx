import { useData } from "vike-react/useData";
import arrival from "#renderer/shell/arrival.js?url&no-inline";
import type { Data } from "./+data.ts";
import { toToneStyles } from "./skin/tone-styles.ts";

export function Head() {
  const { tones } = useData<Data>().plate.image;
  return (
    <>
      <script src={arrival} data-follower="facts" />
      {tones && <style>{toToneStyles(tones)}</style>}
    </>
  );
}
