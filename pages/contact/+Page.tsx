/** Contact: the address for inquiries in type as large as fits, and a form for your own idea, or what to send with it. */
import { useData } from "vike-react/useData";
import { toMailAddress } from "#domain/contact.ts";
import { UNIT_NAMES, type Unit } from "#domain/lengths.ts";
import { OWN_IDEA } from "#domain/routes.ts";
import { Button, ButtonLink } from "#renderer/components/Button.tsx";
import { FactList } from "#renderer/components/FactList.tsx";
import { fitLine } from "#renderer/components/fit-line.ts";
import { MailLink, PhoneLink, SocialLink } from "#renderer/components/Links.tsx";
import { TwoColumns } from "#renderer/components/TwoColumns.tsx";
import type { Data } from "./+data.ts";
import { RequestForm } from "./RequestForm.tsx";

/** Lists what the artist needs to draw and price an idea. The headings are also those of the e-mail. */
const listNeeded = (units: Unit) => [
  { heading: "Place on the body", hint: "which side, which way up, what is already there" },
  { heading: "Size", hint: `in ${UNIT_NAMES[units]}, or beside something that has one` },
  { heading: "References", hint: "photos, drawings, links; what you like in each" },
  { heading: "Budget", hint: "or an upper limit, so that I can draw for it" },
];

export function Page() {
  const { inquiries, bookings, phone, social, form, units, terms } = useData<Data>();
  return (
    <div className="grid grid-cols-1 gap-y-section px-gutter pt-head">
      <div className="grid grid-cols-1 gap-6">
        <h1 className="@container text-display" style={fitLine(inquiries)}>
          Send inquiries to{" "}
          <MailLink
            // If it is a little wider than estimated, as in a fallback font, it reaches into the gutter instead of wrapping.
            className="-me-[3%] block w-fit text-[length:clamp(1.25rem,100cqi/var(--line),9rem)] decoration-[0.05em] [--link-dot:max(1.1px,0.025em)] [letter-spacing:-0.04em]"
            email={inquiries}
            subject="Tattoo inquiry"
          />
        </h1>
        <div className="flex noscript:hidden flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="quiet" data-copy={inquiries}>
            Copy address
          </Button>
          <span data-copied className="text-small" role="status" />
        </div>
        {social.length > 0 && (
          <section aria-label="Elsewhere">
            <ul className="flex flex-wrap gap-x-6 gap-y-2">
              {social.map((link) => (
                <li key={link.url}>
                  <SocialLink className="inline-flex items-center gap-1.5" icon="size-3" {...link} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {phone && (
        <p>
          Or call <PhoneLink phone={phone} />
        </p>
      )}
      <section aria-labelledby={OWN_IDEA}>
        <TwoColumns>
          <div className="grid grid-cols-1 gap-6">
            <h2 id={OWN_IDEA}>Your own idea</h2>
            <p className="font-display text-lead">
              Tell me what you would like to wear, in your own words
              {form ? "." : ", and send these four with it."}
            </p>
          </div>
          <div className="grid grid-cols-1 gap-6">
            {form && <RequestForm {...form} units={units} email={inquiries} />}
            {!form && (
              <dl className="grid grid-cols-1 gap-4">
                {listNeeded(units).map(({ heading, hint }) => (
                  <div key={heading}>
                    <dt className="font-display text-h3">{heading}</dt>
                    <dd className="text-soft">{hint}</dd>
                  </div>
                ))}
              </dl>
            )}
            <FactList rows={terms} />
            {!form && (
              <ButtonLink
                className="justify-self-start"
                href={toMailAddress(inquiries, "My own idea", toBody(units))}
              >
                Write about your idea
              </ButtonLink>
            )}
          </div>
        </TwoColumns>
      </section>
      {bookings && (
        <p>
          About an appointment that you have booked, or a policy:{" "}
          <MailLink email={bookings} subject="My appointment" />
        </p>
      )}
    </div>
  );
}

/** Writes the body of the e-mail, with room below each heading. */
function toBody(units: Unit): string {
  return ["What I would like", ...listNeeded(units).map(({ heading }) => heading)]
    .map((words) => `${words}:\n\n`)
    .join("\n");
}
