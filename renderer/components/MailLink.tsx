/** An e-mail address as a `mailto:` link. */
import { toMailAddress } from "#domain/contact.ts";

type MailLinkProps = {
  email: string;
  subject: string;
  /** Prefills the message. */
  body?: string;
  className?: string;
};

export function MailLink({ email, subject, body, className }: MailLinkProps) {
  const [name, host] = email.split("@");
  return (
    <a
      className={className}
      href={toMailAddress(email, subject, body)}
      data-mail={email}
      // The script of Booking may have named the chosen designs.
      suppressHydrationWarning
    >
      {name}
      <wbr />@{host}
    </a>
  );
}
