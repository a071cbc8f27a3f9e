/** Shown when the calendar cannot load: a link to the provider's own page, and an e-mail address. */
import { MailLink } from "#renderer/components/MailLink.tsx";

type CalendarFallbackProps = {
  /** The provider's booking page. */
  href: string;
  email: string;
  subject: string;
};

export function CalendarFallback({ href, email, subject }: CalendarFallbackProps) {
  return (
    <div className="calendar-fallback">
      <h2>The calendar could not be reached</h2>
      <p className="lead">Book on the calendar’s own page, or send an e-mail.</p>
      <a className="btn" href={href}>
        Open the booking page
      </a>
      <MailLink email={email} subject={subject} />
    </div>
  );
}
