/** Home: finished work on the wall, in two rails. */
import { useData } from "vike-react/useData";
import { toThumbsStyle } from "#renderer/thumbs.ts";
import type { Data } from "./+data.ts";
import { Rail } from "./Rail.tsx";

export function Page() {
  const { tagline, tattoos, doodles, thumbs } = useData<Data>();
  return (
    <div className="thumbs" style={toThumbsStyle(thumbs)}>
      <Rail label="Tattoos" works={tattoos} isFirst>
        <h1>{tagline}</h1>
      </Rail>
      {doodles.length > 0 && <Rail label="Doodles" works={doodles} />}
    </div>
  );
}
