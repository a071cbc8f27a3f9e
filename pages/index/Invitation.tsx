/** Links to the designs in place of finished work. */
import { clsx } from "clsx";
import { toAddress } from "#domain/address.ts";
import { ButtonLink } from "#renderer/components/Button.tsx";

type InvitationProps = {
  /** The heading, if no gallery has it. */
  tagline?: string;
  /** Whether any design is available. */
  hasDesigns: boolean;
};

export function Invitation({ tagline, hasDesigns }: InvitationProps) {
  return (
    <div
      className={clsx(
        "grid justify-items-start gap-5 px-gutter pt-section",
        tagline && "min-h-[min(60svh,40rem)] content-end",
      )}
    >
      {tagline && <h1 className="max-w-[12em] text-display">{tagline}</h1>}
      <p className="max-w-[38rem] font-display text-lead">
        {hasDesigns
          ? "Designs that are ready to be tattooed, with sizes, hours and prices."
          : "The next designs are still being drawn."}
      </p>
      <ButtonLink href={toAddress("/designs/")}>See the designs</ButtonLink>
    </div>
  );
}
