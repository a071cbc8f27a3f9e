/** The artist's own page. Nothing links to it. */
import { useData } from "vike-react/useData";
import { Island } from "#renderer/islands/Island.tsx";
import { JsonScript } from "#renderer/shell/Inline.tsx";
import type { Data } from "./+data.ts";
import { Desk } from "./Desk.tsx";
import { DESK_PROPS } from "./desk-props.ts";

export function Page() {
  const { desk } = useData<Data>();
  return (
    <div className="grid grid-cols-1 gap-8 px-gutter pt-8 accent-accent">
      <h1>Desk</h1>
      <noscript>
        The desk needs JavaScript. Without it, edit the files by hand, as docs/artist.md says.
      </noscript>
      <Island name="desk">
        <Desk {...desk} />
      </Island>
      <JsonScript of={DESK_PROPS} data={desk} />
    </div>
  );
}
