/** Home: finished work in two rails; an empty one is left out. */
import { useData } from "vike-react/useData";
import { toThumbsStyle } from "#renderer/thumbs-style.ts";
import type { Data } from "./+data.ts";
import { Rail } from "./Rail.tsx";

export function Page() {
  const { tagline, tattoos, doodles, thumbs } = useData<Data>();
  const rails = [
    { label: "Tattoos", works: tattoos, isSmall: false },
    { label: "Doodles", works: doodles, isSmall: true },
  ].filter(({ works }) => works.length > 0);
  return (
    <div className="thumbs" style={toThumbsStyle(thumbs)}>
      {rails.map((rail, index) => (
        <Rail key={rail.label} {...rail} isFirst={index === 0}>
          {index === 0 && <h1>{tagline}</h1>}
        </Rail>
      ))}
    </div>
  );
}
