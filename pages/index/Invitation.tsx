/** A link to the designs that replaces finished work, or to an idea of one's own where there are none. */
import { clsx } from "clsx";
import { toAddress } from "#domain/address.ts";
import { OWN_IDEA_PATH } from "#domain/routes.ts";
import { BooksLine } from "#renderer/components/BooksLine.tsx";
import { ButtonLink } from "#renderer/components/Button.tsx";
import type { Data } from "./+data.ts";

type InvitationProps = {
  /** The heading and the lines below it, if there is no gallery. */
  opening?: Pick<Data, "tagline" | "craft" | "closed">;
  /** The number of designs, and whether any is available. */
  designs: number;
  hasDesigns: boolean;
};

export function Invitation({ opening, designs, hasDesigns }: InvitationProps) {
  const words = hasDesigns
    ? "Designs that are ready to be tattooed, with sizes, hours and prices."
    : designs > 0
      ? "The next designs are still being drawn."
      : "Tell me what you would like to wear, and I draw it for you.";
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
      <p className="max-w-152 font-display text-lead">{words}</p>
      <ButtonLink href={toAddress(designs > 0 ? "/designs/" : OWN_IDEA_PATH)}>
        {designs > 0 ? "See the designs" : "Your own idea"}
      </ButtonLink>
    </div>
  );
}
