/** An e-mail address that can be read, copied and clicked. */
import type { CSSProperties } from "react";
import { toMailAddress } from "../mail.ts";

type MailLinkProps = {
  email: string;
  /** What the message is about: names the design when there is one. */
  subject: string;
  className?: string;
  style?: CSSProperties;
};

export function MailLink({ email, subject, className, style }: MailLinkProps) {
  return (
    <a href={toMailAddress(email, subject)} className={className} style={style}>
      {email}
    </a>
  );
}
