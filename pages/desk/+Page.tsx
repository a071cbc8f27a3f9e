/** The artist's own page. Nothing links to it. */
import { useData } from "vike-react/useData";
import { Island } from "#renderer/island/Island.tsx";
import type { Data } from "./+data.ts";
import island from "./desk.island.tsx";

export function Page() {
  const { desk } = useData<Data>();
  return (
    <div className="grid grid-cols-1 gap-8 px-gutter pt-8 accent-accent">
      <h1>Desk</h1>
      <noscript>
        The desk needs JavaScript. Without it, edit the files by hand, as docs/artist.md says.
      </noscript>
      <Island of={island} props={desk} />
    </div>
  );
}
