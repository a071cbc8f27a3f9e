/** What stands where no page is: the snail, at the end of its trail. */
import { toAddress } from "#renderer/address.ts";
import { Mark } from "#renderer/components/Mark.tsx";

export function Page() {
  return (
    <div className="wrap grid min-h-[calc(100svh-10rem)] content-end justify-items-start gap-8 pt-10">
      <h1>
        This page is not here.
        <br />
        Perhaps it is only slow.
      </h1>
      <a className="btn" href={toAddress("/designs/")}>
        See the designs
      </a>
      <div
        className="mt-[clamp(1rem,6vw,5rem)] flex w-full items-end gap-[clamp(.75rem,2vw,2rem)] [--snail:clamp(9rem,25vw,21rem)]"
        aria-hidden="true"
      >
        {/* Ends where the snail's own dots begin, and on their line. */}
        <span className="slow-rule mb-[calc(var(--snail)*.108-4.5px)] h-[9px] flex-1 -scale-x-100 mask-size-[5400px_9px]" />
        <Mark className="size-(--snail)" />
      </div>
    </div>
  );
}
