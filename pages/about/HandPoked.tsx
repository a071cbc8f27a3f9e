/** What hand-poked is: its names in a line, and its traits. */
import { HAND_POKED } from "#domain/routes.ts";
import { Leaders } from "#renderer/components/Leaders.tsx";
import type { Data } from "./+data.ts";

export function HandPoked({ names, lead, traits }: Data["handPoked"]) {
  return (
    <section className="wrap pt-section" aria-labelledby={HAND_POKED}>
      <h2 id={HAND_POKED} className="sr-only">
        What hand-poked is
      </h2>
      <ul className="names">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div className="column two-columns">
        <p className="lead">{lead}</p>
        <Leaders rows={traits} />
      </div>
    </section>
  );
}
