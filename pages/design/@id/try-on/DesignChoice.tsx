/** The visitor's saved designs, to try in the same place. Their data comes from their pages. */
import { useEffect, useState } from "react";
import { toAddress } from "#domain/address.ts";
import { toDesignPath } from "#domain/routes.ts";
import { getSaved } from "#renderer/saved/store.ts";
import { readDesign, type TryOnDesign } from "./design.ts";

type DesignChoiceProps = { design: TryOnDesign; onChange: (design: TryOnDesign) => void };

export function DesignChoice({ design, onChange }: DesignChoiceProps) {
  const [first] = useState(design);
  const [designs, setDesigns] = useState([first]);
  useEffect(() => {
    const others = getSaved().filter((id) => id !== first.id);
    void Promise.all(others.map(fetchDesign)).then((found) => setDesigns([first, ...found.flat()]));
  }, [first]);
  if (designs.length === 1) return null;
  return (
    <label className="grid grid-cols-[5.25rem_minmax(0,1fr)] items-center gap-x-3">
      Design
      <select
        className="min-h-12 w-full rounded-sm border-[1.5px] border-line bg-panel px-3"
        value={design.id}
        onChange={({ target }) => {
          const next = designs.find(({ id }) => String(id) === target.value);
          if (next) onChange(next);
        }}
      >
        {designs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Returns nothing for a design that is sold out, gone, or cannot be fetched. */
async function fetchDesign(id: number): Promise<TryOnDesign[]> {
  try {
    const response = await fetch(toAddress(toDesignPath(id)));
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    return [readDesign(page) ?? []].flat();
  } catch {
    return [];
  }
}
