/** What hand-poked is: its names in a line, and what sets it apart. */
import { Leaders } from "#renderer/components/Leaders.tsx";
import type { Data } from "./+data.ts";

const DOT =
  "after:mx-[.24em] after:mb-[.16em] after:inline-block after:size-[.19em] after:rounded-full after:bg-current last:after:hidden";

export function HandPoked({ names, lead, traits }: Data["handPoked"]) {
  return (
    <section className="wrap grid gap-8 pt-section" aria-labelledby="hand-poked">
      <h2 id="hand-poked" className="sr-only">
        What hand-poked is
      </h2>
      <ul className="text-balance font-serif text-[clamp(1.875rem,4.2vw,5rem)] leading-[1.22] tracking-[-.035em]">
        {names.map((name) => (
          <li key={name} className={`inline-block whitespace-nowrap ${DOT}`}>
            {name}
          </li>
        ))}
      </ul>
      <div className="grid items-baseline gap-x-[clamp(2rem,6vw,6.5rem)] gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <p className="lead">{lead}</p>
        <Leaders rows={traits} />
      </div>
    </section>
  );
}
