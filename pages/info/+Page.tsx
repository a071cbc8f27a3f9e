/** The policies: figures at a glance beside the accordion. Printed, everything stands open on one sheet. */
import { useData } from "vike-react/useData";
import { toAddress } from "#renderer/address.ts";
import { Accordion } from "#renderer/components/Accordion.tsx";
import { Leaders } from "#renderer/components/Leaders.tsx";
import { MailLink } from "#renderer/components/MailLink.tsx";
import { Markdown } from "#renderer/components/Markdown.tsx";
import type { Data } from "./+data.ts";

export function Page() {
  const { email, figures, policies } = useData<Data>();
  const sections = policies.map(({ id, title, body }) => ({ id, title, body: <Markdown>{body}</Markdown> }));
  return (
    <div className="wrap two-columns">
      <div className="lg:sticky lg:top-30 print:static">
        <h1>Please read each policy before booking</h1>
        <section className="mt-8 print:my-[4mm] print:columns-2 print:gap-x-[8mm]" aria-label="At a glance">
          <Leaders rows={figures} />
        </section>
      </div>
      <div>
        <div className="print:columns-2 print:gap-x-[8mm]">
          <Accordion name="policy" sections={sections} level={2} />
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 print:mt-[3mm]">
          <a className="btn print:hidden" href={toAddress("/booking/")}>
            Continue to booking
          </a>
          <p className="text-small text-soft">
            Questions? <MailLink email={email} subject="A question about your policies" />
          </p>
        </div>
      </div>
    </div>
  );
}
