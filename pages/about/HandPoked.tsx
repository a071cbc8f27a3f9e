/** Explains hand-poked tattooing: its names on one line, then its traits. */
import { clsx } from "clsx";
import { HAND_POKED } from "#domain/routes.ts";
import { FactList } from "#renderer/components/FactList.tsx";
import { fitLine } from "#renderer/components/fit-line.ts";
import { TwoColumns } from "#renderer/components/TwoColumns.tsx";
import type { Data } from "./+data.ts";

/** Adds a dot before every name on phones, and between names where they share a line. */
const NAME = clsx(
  "max-w-full sm:inline-block sm:first:before:hidden",
  "before:inline-block before:rounded-full before:bg-current",
  "before:forced-color-adjust-none forced-colors:before:bg-canvas-text",
  "before:mr-[0.24em] before:mb-[0.16em] before:size-[0.19em] sm:before:ml-[0.24em]",
);

export function HandPoked({ names, lead, traits }: NonNullable<Data["handPoked"]>) {
  return (
    <section className="@container px-gutter pt-section" aria-labelledby={HAND_POKED}>
      <h2 id={HAND_POKED} className="sr-only">
        What hand-poked is
      </h2>
      <ul
        className="mb-8 text-balance font-display text-[min(9cqi,2.75rem)]/[1.22] [letter-spacing:-0.04em] sm:text-[clamp(1.875rem,100cqi/var(--line),6rem)]"
        // A dot and its margins take about as much as two letters.
        style={fitLine(names.join("••"))}
      >
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
