/** Leads to the designs where finished work would be. */
import { toAddress } from "#domain/address.ts";

type InvitationProps = {
  /** The heading, where no rail has it. */
  tagline?: string;
  /** Whether any design is available. */
  hasDesigns: boolean;
};

export function Invitation({ tagline, hasDesigns }: InvitationProps) {
  return (
    <div className={tagline ? "wrap invitation invitation-alone" : "wrap invitation"}>
      {tagline && <h1>{tagline}</h1>}
      <p className="lead">
        {hasDesigns
          ? "Drawings that are ready to be tattooed, with size, hours and price."
          : "The next designs are still being drawn."}
      </p>
      <p>
        <a className="btn" href={toAddress("/designs/")}>
          See the designs
        </a>
      </p>
    </div>
  );
}
