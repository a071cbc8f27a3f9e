/** Home: finished work in two rails. A link to the designs replaces an empty one. */
import { useData } from "vike-react/useData";
import { toAddress } from "#domain/address.ts";
import { toThumbsStyle } from "#renderer/thumbs-style.ts";
import type { Data } from "./+data.ts";
import { Invitation } from "./Invitation.tsx";
import { Rail } from "./Rail.tsx";

export function Page() {
  const { tagline, tattoos, doodles, thumbs, designs, hasDesigns } = useData<Data>();
  const rails = [
    { label: "Tattoos", works: tattoos, isSmall: false },
    { label: "Doodles", works: doodles, isSmall: true },
  ].filter(({ works }) => works.length > 0);
  if (rails.length === 0) return <Invitation tagline={tagline} hasDesigns={hasDesigns} />;
  return (
    <>
      <div className="thumbs" style={toThumbsStyle(thumbs)}>
        {rails.map((rail, index) => (
          <Rail key={rail.label} {...rail} isFirst={index === 0}>
            {index === 0 && (
              <>
                <h1>{tagline}</h1>
                {designs > 0 && (
                  <a href={toAddress("/designs/")}>{designs === 1 ? "1 design" : `${designs} designs`}</a>
                )}
              </>
            )}
          </Rail>
        ))}
      </div>
      {rails.length === 1 && <Invitation hasDesigns={hasDesigns} />}
    </>
  );
}
