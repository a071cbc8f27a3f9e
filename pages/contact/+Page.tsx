/** Contact: one line, and the address for inquiries as large as it fits. */
import type { CSSProperties } from "react";
import { useData } from "vike-react/useData";
import { MailLink } from "#renderer/components/MailLink.tsx";
import type { Data } from "./+data.ts";
import "./contact.css";
import { toEms } from "./ems.ts";

export function Page() {
  const { email } = useData<Data>();
  return (
    <div className="wrap column contact">
      <h1 className="sr-only">Contact</h1>
      <p style={{ "--ems": toEms(email).toFixed(2) } as CSSProperties}>
        Send inquiries to <MailLink email={email} subject="Tattoo inquiry" />
      </p>
    </div>
  );
}
