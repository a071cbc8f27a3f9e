/** Booking: a paragraph, the chosen designs, the calendar and the FAQ. Wide screens put the calendar beside the rest. */
import { useData } from "vike-react/useData";
import { toAddress } from "#domain/address.ts";
import type { ClosedBooks } from "#domain/books.ts";
import { OWN_IDEA_PATH, toQuestionId } from "#domain/routes.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { Accordion } from "#renderer/components/Accordion.tsx";
import { ButtonLink } from "#renderer/components/Button.tsx";
import { Dates } from "#renderer/components/Dates.tsx";
import { CareLinks, MailLink } from "#renderer/components/Links.tsx";
import { Markdown } from "#renderer/components/Markdown.tsx";
import { Island } from "#renderer/island/Island.tsx";
import { Timed } from "#renderer/state/Timed.tsx";
import type { Data } from "./+data.ts";
import { toMail } from "./appointment.ts";
import booking from "./booking.island.tsx";

export function Page() {
  const { books, care, closed, dates, deposits, faq, illustrations, intro, props } = useData<Data>();
  const sections = faq.map(({ question, answer }) => ({
    id: toQuestionId(question),
    title: question,
    body: <Markdown illustrations={illustrations}>{answer}</Markdown>,
  }));
  const mayOpen = !closed || closed.opens;
  return (
    <div className="grid grid-cols-1 split:grid-cols-[minmax(20rem,1fr)_minmax(0,50rem)] split:grid-rows-[auto_auto_auto_1fr] gap-x-columns gap-y-4 px-gutter pt-head">
      <h1 className="self-baseline">Booking</h1>
      <div className="split:mb-4 self-baseline font-display text-lead">
        <Markdown illustrations={illustrations}>{intro.first}</Markdown>
      </div>
      {closed && (
        <Timed until={closed.opens}>
          <BooksClosed closed={closed} books={books} {...props} />
        </Timed>
      )}
      {mayOpen && (
        <Timed from={closed?.opens}>
          <Island of={booking} props={props} />
        </Timed>
      )}
      <section className="split:col-start-1 grid grid-cols-1 content-start gap-4 max-split:mt-4">
        <h2>{sections.length > 0 ? "FAQ" : "Questions"}</h2>
        {intro.rest && <Markdown illustrations={illustrations}>{intro.rest}</Markdown>}
        <p>
          <MailLink email={props.email} {...toMail([])} />
        </p>
        {books?.list && mayOpen && (
          <Timed from={closed?.opens}>
            <p>
              <a href={books.list.url}>Tell me about new dates</a>
            </p>
          </Timed>
        )}
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
        <Dates dates={dates} className="grid grid-cols-1 gap-2 pt-4" />
      </section>
    </div>
  );
}

type BooksClosedProps = { closed: ClosedBooks; books: Studio["books"]; email: string };

/** Takes the place of the calendar while the books are closed: when they open, and how to find out. */
function BooksClosed({ closed: { words, hour }, books, email }: BooksClosedProps) {
  return (
    <section
      aria-label="Books"
      className="wrap-anywhere split:col-start-2 split:row-span-3 split:row-start-2 grid justify-items-start gap-5 self-start bg-panel p-[min(1rem,4vw)] sm:p-10"
    >
      <h2>{words}</h2>
      {hour && <p className="font-display text-lead">At {hour}</p>}
      {books?.note && <p>{books.note}</p>}
      {books?.list ? (
        <ButtonLink className="flex-wrap py-2" href={books.list.url}>
          {books.list.label}
        </ButtonLink>
      ) : (
        <p>
          Write to me, and I will tell you: <MailLink email={email} subject="When your books open" />
        </p>
      )}
    </section>
  );
}
