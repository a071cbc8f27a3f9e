/** Links to the designs in place of finished work. */
import { toAddress } from "#domain/address.ts";

type InvitationProps = {
  /** The heading, if no rail has it. */
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
          ? "Designs that are ready to be tattooed, with sizes, hours and prices."
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
