/** Info: figures at a glance, an accordion of policies, then hygiene and aftercare. Print opens every section. */
import { useData } from "vike-react/useData";
import { toAddress } from "#domain/address.ts";
import { CARE, toPolicyId } from "#domain/routes.ts";
import { Accordion } from "#renderer/components/Accordion.tsx";
import { ButtonLink } from "#renderer/components/Button.tsx";
import { FactList } from "#renderer/components/FactList.tsx";
import { MailLink } from "#renderer/components/Links.tsx";
import { Markdown } from "#renderer/components/Markdown.tsx";
import { TwoColumns } from "#renderer/components/TwoColumns.tsx";
import type { Data } from "./+data.ts";

const PRINT_COLUMNS = "print:columns-2 print:gap-x-7.5";

export function Page() {
  const { email, atAGlance, policies, care, illustrations } = useData<Data>();
  const toSections = (texts: typeof care) =>
    texts.map(({ title, body }) => ({
      id: toPolicyId(title),
      title,
      body: <Markdown illustrations={illustrations}>{body}</Markdown>,
    }));
  return (
    <TwoColumns className="px-gutter pt-head print:block print:pt-4.75">
      <div className="split:sticky split:top-30 print:static">
        <h1>{policies.length > 0 ? "Please read each policy before booking" : "Before you book"}</h1>
        {atAGlance.length > 0 && (
          <section className={`mt-8 print:my-3.75 ${PRINT_COLUMNS}`} aria-label="At a glance">
            <FactList rows={atAGlance} />
          </section>
        )}
      </div>
      <div>
        <div className={PRINT_COLUMNS}>
          {policies.length > 0 ? (
            <Accordion name="policy" sections={toSections(policies)} level={2} />
          ) : (
            <p className="font-display text-lead">
              The policies are still being written. Until then, ask me anything.
            </p>
          )}
        </div>
        {care.length > 0 && (
          <section className="mt-12 print:mt-0 print:break-before-page" aria-labelledby={CARE}>
            <h2 id={CARE} className="mb-2">
              Clean and cared for
            </h2>
            <Accordion name="policy" sections={toSections(care)} level={3} />
          </section>
        )}
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 print:mt-2.75">
          <ButtonLink href={toAddress("/booking/")}>Continue to booking</ButtonLink>
          <p className="text-small text-soft">
            Questions? <MailLink email={email} subject="A question about your policies" />
          </p>
        </div>
      </div>
    </TwoColumns>
  );
}
