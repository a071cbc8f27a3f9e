/** Lines that lead somewhere: by e-mail or phone, and to hygiene and aftercare. */
import { toAddress } from "#domain/address.ts";
import { toMailAddress } from "#domain/contact.ts";
import { toPolicyId } from "#domain/routes.ts";

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

/** Links to the hygiene and aftercare sections of Info, if the artist wrote them. */
export function CareLinks({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <p>
      Clean and cared for:
      {titles.map((title, index) => (
        <span key={title}>
          {index > 0 ? ", " : " "}
          <a href={toAddress(`/info/#${toPolicyId(title)}`)}>{title}</a>
        </span>
      ))}
    </p>
  );
}
