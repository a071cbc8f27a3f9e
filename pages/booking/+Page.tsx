/** Booking: the intro with the chosen designs, the calendar, and the FAQ. */
import { useData } from "vike-react/useData";
import { toQuestionId } from "#domain/routes.ts";
import { Accordion } from "#renderer/components/Accordion.tsx";
import { MailLink } from "#renderer/components/MailLink.tsx";
import { Markdown } from "#renderer/components/Markdown.tsx";
import { Island } from "#renderer/island.tsx";
import type { Data } from "./+data.ts";
import "./booking.css";
import { BookingCalendar } from "./BookingCalendar.tsx";
import { ChosenDesigns } from "./ChosenDesigns.tsx";
import { toMail } from "./chosen.ts";

export function Page() {
  const { calendar, email, faq, figures, intro } = useData<Data>();
  const sections = faq.map(({ question, answer }) => ({
    id: toQuestionId(question),
    title: question,
    body: <Markdown figures={figures}>{answer}</Markdown>,
  }));
  return (
    <div className="wrap column booking">
      <div className="column content-start gap-6">
        <h1>Booking</h1>
        <div className="lead">
          <Markdown figures={figures}>{intro}</Markdown>
          <p className="mt-3.5">
            <MailLink email={email} {...toMail([])} />
          </p>
        </div>
        <ChosenDesigns />
      </div>
      <Island name="booking" component={BookingCalendar} props={{ calendar, email }} />
      {sections.length > 0 && (
        <section>
          <h2 className="sr-only">FAQ</h2>
          <Accordion name="faq" sections={sections} level={3} />
        </section>
      )}
    </div>
  );
}
