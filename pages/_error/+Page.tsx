/** What stands where no page is. */
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
      <Mark className="size-40" />
    </div>
  );
}
