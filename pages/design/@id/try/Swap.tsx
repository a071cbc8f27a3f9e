/** The visitor's saved designs, to try in the same place. Their data come from their pages. */
import { useEffect, useState } from "react";
import { toAddress } from "#domain/address.ts";
import { toDesignPath } from "#domain/routes.ts";
import { getSaved } from "#renderer/browser/saved.ts";
import { readDesign, type TryOnDesign } from "./design.ts";

type SwapProps = { design: TryOnDesign; swap: (design: TryOnDesign) => void };

export function Swap({ design, swap }: SwapProps) {
  const [first] = useState(design);
  const [designs, setDesigns] = useState([first]);
  useEffect(() => {
    const others = getSaved().filter((id) => id !== first.id);
    void Promise.all(others.map(fetchDesign)).then((found) => setDesigns([first, found].flat(2)));
  }, [first]);
  if (designs.length === 1) return null;
  return (
    <label className="try-slider">
      Design
      <select
        value={design.id}
        onChange={({ target }) => {
          const next = designs.find(({ id }) => String(id) === target.value);
          if (next) swap(next);
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

/** Nothing for a design that is sold out, gone, or out of reach. */
async function fetchDesign(id: number): Promise<TryOnDesign[]> {
  try {
    const response = await fetch(toAddress(toDesignPath(id)));
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    return [readDesign(page) ?? []].flat();
  } catch {
    return [];
  }
}
