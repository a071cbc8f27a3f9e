/** Explains hand-poked tattooing: its names on one line, then its traits. */
import { clsx } from "clsx";
import { HAND_POKED } from "#domain/routes.ts";
import { FactList } from "#renderer/components/FactList.tsx";
import { TwoColumns } from "#renderer/components/TwoColumns.tsx";
import type { Data } from "./+data.ts";

/** Adds a dot after every name but the last. */
const NAME = clsx(
  "inline-block max-w-full not-last:after:inline-block not-last:after:rounded-full not-last:after:bg-current",
  "not-last:after:forced-color-adjust-none forced-colors:not-last:after:bg-canvas-text",
  "not-last:after:mx-[0.24em] not-last:after:mb-[0.16em] not-last:after:size-[0.19em]",
);

export function HandPoked({ names, lead, traits }: NonNullable<Data["handPoked"]>) {
  return (
    <section className="px-gutter pt-section" aria-labelledby={HAND_POKED}>
      <h2 id={HAND_POKED} className="sr-only">
        What hand-poked is
      </h2>
      <ul className="mb-8 text-balance font-display text-[min(13vw,clamp(1.875rem,4.2vw,5rem))]/[1.22] [letter-spacing:-0.035em]">
        {names.map((name) => (
          <li key={name} className={NAME}>
            {name}
          </li>
        ))}
      </ul>
      <TwoColumns>
        <p className="font-display text-lead">{lead}</p>
        <FactList rows={traits} />
      </TwoColumns>
    </section>
  );
}
