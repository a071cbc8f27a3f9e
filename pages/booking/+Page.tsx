/** Booking: a paragraph, the chosen designs, the calendar and the FAQ. Wide screens put the calendar beside the rest. */
import { useData } from "vike-react/useData";
import { toAddress } from "#domain/address.ts";
import { OWN_IDEA_PATH, toQuestionId } from "#domain/routes.ts";
import { timed } from "#renderer/clock/timed.ts";
import { Accordion } from "#renderer/components/Accordion.tsx";
import { CareLinks } from "#renderer/components/CareLinks.tsx";
import { MailLink } from "#renderer/components/ContactLinks.tsx";
import { Markdown } from "#renderer/components/Markdown.tsx";
import { Island } from "#renderer/islands/Island.tsx";
import type { Data } from "./+data.ts";
import booking from "./booking.island.tsx";
import { ClosedBooks } from "./ClosedBooks.tsx";
import { toMail } from "./choice.ts";

export function Page() {
  const { books, care, closed, deposits, faq, illustrations, intro, props } = useData<Data>();
  const sections = faq.map(({ question, answer }) => ({
    id: toQuestionId(question),
    title: question,
    body: <Markdown illustrations={illustrations}>{answer}</Markdown>,
  }));
  return (
    <div className="grid grid-cols-1 split:grid-cols-[minmax(20rem,1fr)_minmax(0,50rem)] split:grid-rows-[auto_auto_auto_1fr] gap-x-columns gap-y-4 px-gutter pt-head">
      <h1 className="self-baseline">Booking</h1>
      <div className="split:mb-4 self-baseline font-display text-lead">
        <Markdown illustrations={illustrations}>{intro.first}</Markdown>
      </div>
      {closed && <ClosedBooks closed={closed} books={books} {...props} />}
      {(!closed || closed.opens) && (
        <div className="contents" {...timed({ from: closed?.opens })}>
          <Island of={booking} props={props} />
        </div>
      )}
      <section className="split:col-start-1 grid grid-cols-1 content-start gap-4 max-split:mt-4">
        <h2>{sections.length > 0 ? "FAQ" : "Questions"}</h2>
        {intro.rest && <Markdown illustrations={illustrations}>{intro.rest}</Markdown>}
        <p>
          <MailLink email={props.email} {...toMail([])} />
        </p>
        {sections.length > 0 && <Accordion name="faq" sections={sections} level={3} />}
        {deposits.length > 0 && (
          <ul aria-label="Deposits">
            {deposits.map(({ words, pay }) => (
              <li key={words}>
                {`Deposit: ${words}`}
                {pay && (
                  <>
                    {" · "}
                    <a
                      href={pay}
                      target="_blank"
                      rel="noopener"
                    >{`Pay it at ${new URL(pay).host}, in a new tab`}</a>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        <p>
          Something of your own? <a href={toAddress(OWN_IDEA_PATH)}>Send me your idea</a>
        </p>
        <CareLinks titles={care} />
      </section>
    </div>
  );
}
