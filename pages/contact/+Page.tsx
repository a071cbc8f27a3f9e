/** Where to send inquiries: one line, filled by the address. */
import type { CSSProperties } from "react";
import { useData } from "vike-react/useData";
import { MailLink } from "#renderer/components/MailLink.tsx";
import type { Data } from "./+data.ts";
import { measureAddress } from "./address-width.ts";
import "./contact.css";

export function Page() {
  const { email } = useData<Data>();
  return (
    <div className="wrap contact">
      <h1 className="sr-only">Contact</h1>
      <p>
        Send inquiries to{" "}
        <MailLink
          email={email}
          subject="Tattoo inquiry"
          style={{ "--ems": measureAddress(email) } as CSSProperties}
        />
      </p>
    </div>
  );
}
