/** An e-mail address as a `mailto:` link. */
import { toMailAddress } from "#renderer/mail.ts";

type MailLinkProps = {
  email: string;
  subject: string;
};

export function MailLink({ email, subject }: MailLinkProps) {
  return (
    <a href={toMailAddress(email, subject)} data-mail={email}>
      {email}
    </a>
  );
}
