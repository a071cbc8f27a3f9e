/** Booking: intro and FAQ, then the calendar. */
import { useData } from "vike-react/useData";
import { toSlug } from "#domain/slug.ts";
import { Accordion } from "#renderer/components/Accordion.tsx";
import { MailLink } from "#renderer/components/MailLink.tsx";
import { Markdown } from "#renderer/components/Markdown.tsx";
import { Island } from "#renderer/island.tsx";
import type { Data } from "./+data.ts";
import "./booking.css";
import { BookingCalendar } from "./BookingCalendar.tsx";
import { toSubject } from "./design-choice.ts";

export function Page() {
  const { calendar, designs, email, faq, intro } = useData<Data>();
  const sections = faq.map(({ question, answer }) => ({
    id: `faq-${toSlug(question)}`,
    title: question,
    body: <Markdown>{answer}</Markdown>,
  }));
  return (
    <>
      <div className="wrap two-columns">
        <h1>Booking</h1>
        <div>
          <div className="lead booking-intro">
            <Markdown>{intro}</Markdown>
            <p>
              <MailLink email={email} subject={toSubject()} />
            </p>
          </div>
          {sections.length > 0 && (
            <section>
              <h2 className="sr-only">FAQ</h2>
              <Accordion name="faq" sections={sections} level={3} />
            </section>
          )}
        </div>
      </div>
      <div className="wrap">
        <Island name="booking" component={BookingCalendar} props={{ calendar, designs, email }} />
      </div>
    </>
  );
}
