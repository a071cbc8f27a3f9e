/** A link to the designs that replaces finished work. */
import { clsx } from "clsx";
import { toAddress } from "#domain/address.ts";
import { BooksLine } from "#renderer/components/BooksLine.tsx";
import { ButtonLink } from "#renderer/components/Button.tsx";
import type { Data } from "./+data.ts";

type InvitationProps = {
  /** The heading and the lines below it, if there is no gallery. */
  opening?: Pick<Data, "tagline" | "craft" | "closed">;
  /** Whether any design is available. */
  hasDesigns: boolean;
};

export function Invitation({ opening, hasDesigns }: InvitationProps) {
  return (
    <div
      className={clsx(
        "grid justify-items-start gap-5 px-gutter pt-section",
        opening && "min-h-[min(60svh,40rem)] content-end",
      )}
    >
      {opening && <h1 className="max-w-[12em] text-display">{opening.tagline}</h1>}
      {opening && <p className="text-small text-soft">{opening.craft}</p>}
      <BooksLine closed={opening?.closed} />
      <p className="max-w-152 font-display text-lead">
        {hasDesigns
          ? "Designs that are ready to be tattooed, with sizes, hours and prices."
          : "The next designs are still being drawn."}
      </p>
      <ButtonLink href={toAddress("/designs/")}>See the designs</ButtonLink>
    </div>
  );
}
