/** The count of the dots, below the plate. On small screens it covers `children` while there is a count. */
import type { ReactNode } from "react";

export function PokeLine({ children }: { children: ReactNode }) {
  return (
    <div className="group grid min-h-19 lg:min-h-11 *:[grid-area:1/1]">
      <div className="group-has-[#poke-line:not(:empty)]:invisible">{children}</div>
      <p
        id="poke-line"
        className="self-start text-balance pt-3 font-display text-[1.5625rem]/tight"
        aria-hidden="true"
      />
    </div>
  );
}
