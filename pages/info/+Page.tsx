/** The policies: figures at a glance, next to an accordion. In print, every section is open. */
import { useData } from "vike-react/useData";
import { toAddress } from "#domain/address.ts";
import { Accordion } from "#renderer/components/Accordion.tsx";
import { Leaders } from "#renderer/components/Leaders.tsx";
import { MailLink } from "#renderer/components/MailLink.tsx";
import { Markdown } from "#renderer/components/Markdown.tsx";
import type { Data } from "./+data.ts";
import "./info.css";
import "./print.css";

export function Page() {
  const { email, atAGlance, policies, figures } = useData<Data>();
  const sections = policies.map(({ id, title, body }) => ({
    id,
    title,
    body: <Markdown figures={figures}>{body}</Markdown>,
  }));
  return (
    <div className="wrap column two-columns info">
      <div className="at-a-glance lg:sticky lg:top-30">
        <h1>{sections.length > 0 ? "Please read each policy before booking" : "Before you book"}</h1>
        {atAGlance.length > 0 && (
          <section className="mt-8" aria-label="At a glance">
            <Leaders rows={atAGlance} />
          </section>
        )}
      </div>
      <div>
        <div className="policies">
          {sections.length > 0 ? (
            <Accordion name="policy" sections={sections} level={2} />
          ) : (
            <p className="lead">The policies are still being written. Until then, ask me anything.</p>
          )}
        </div>
        <div className="row what-next">
          <a className="btn" href={toAddress("/booking/")}>
            Continue to booking
          </a>
          <p className="small text-soft">
            Questions? <MailLink email={email} subject="A question about your policies" />
          </p>
        </div>
      </div>
    </div>
  );
}
