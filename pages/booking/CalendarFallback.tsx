/** The other ways to book: the provider's own page, and an e-mail. */
import { Icon } from "#renderer/components/Icon.tsx";
import { MailLink, type MailLinkProps } from "#renderer/components/MailLink.tsx";

type CalendarFallbackProps = MailLinkProps & {
  /** The provider's booking page. */
  href: string;
};

export function CalendarFallback({ href, ...mail }: CalendarFallbackProps) {
  return (
    <>
      <p>Choose a time on the calendar’s own page, or write an e-mail.</p>
      <a className="btn" href={href}>
        Open the booking page <Icon name="outside" />
      </a>
      <MailLink {...mail} />
    </>
  );
}
