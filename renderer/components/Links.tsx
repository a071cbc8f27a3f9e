/** Lines that lead somewhere: by e-mail or phone, to other sites, and to hygiene and aftercare. */
import { toAddress } from "#domain/address.ts";
import { isPage, toMailAddress } from "#domain/contact.ts";
import { toPolicyId } from "#domain/routes.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { Icon } from "./Icon.tsx";

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

type SocialLinkProps = Studio["social"][number] & { className?: string; icon?: string };

/** One of the studio's links elsewhere. A page opens in a new tab; a mail or a call does not. */
export function SocialLink({ label, url, className, icon }: SocialLinkProps) {
  const opens = isPage(url) && {
    target: "_blank",
    rel: "noopener",
    "aria-label": `${label} (opens in a new tab)`,
  };
  return (
    <a className={className} href={url} {...opens}>
      {label}
      {opens && <Icon name="outside" className={icon} />}
    </a>
  );
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
          {/* Its few words stay on one line. */}
          <a className="inline-block" href={toAddress(`/info/#${toPolicyId(title)}`)}>
            {title}
          </a>
        </span>
      ))}
    </p>
  );
}
