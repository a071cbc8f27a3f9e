/** An e-mail address that can be read, copied and clicked. */
import type { CSSProperties } from "react";
import { toMailAddress } from "#renderer/mail.ts";

type MailLinkProps = {
  email: string;
  /** What the message is about: names the design when there is one. */
  subject: string;
  style?: CSSProperties;
};

export function MailLink({ email, subject, style }: MailLinkProps) {
  return (
    <a href={toMailAddress(email, subject)} data-mail={email} style={style}>
      {email}
    </a>
  );
}
