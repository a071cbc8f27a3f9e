/** Where to send inquiries: one line, filled by the address. */
import type { CSSProperties } from "react";
import { useData } from "vike-react/useData";
import { MailLink } from "#renderer/components/MailLink.tsx";
import type { Data } from "./+data.ts";
import "./contact.css";

export function Page() {
  const { email, widthEms } = useData<Data>();
  return (
    <div className="wrap contact">
      <h1 className="sr-only">Contact</h1>
      <p>
        Send inquiries to{" "}
        <MailLink email={email} subject="Tattoo inquiry" style={{ "--ems": widthEms } as CSSProperties} />
      </p>
    </div>
  );
}
