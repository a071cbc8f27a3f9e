/** The studio's e-mail addresses and phone number as links. */
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
    <a className={className} href={toMailAddress(email, subject, body)}>
      {name}
      <wbr />@{host}
    </a>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>;
}
