/** Contact: one line, and the address for inquiries as large as it fits. */
import { useData } from "vike-react/useData";
import { MailLink } from "#renderer/components/MailLink.tsx";
import type { Data } from "./+data.ts";
import { toEms } from "./ems.ts";
import "./contact.css";

export function Page() {
  const { email } = useData<Data>();
  return (
    <div className="grid min-h-[calc(100svh-18rem)] grid-cols-1 content-center px-gutter py-8">
      <h1 className="sr-only">Contact</h1>
      <p className="font-display text-display" style={{ "--ems": toEms(email).toFixed(2) }}>
        Send inquiries to{" "}
        <MailLink
          className="block text-[length:clamp(1.25rem,(100vw_-_2*var(--spacing-gutter))/var(--ems),9rem)] tracking-[-0.04em] decoration-[0.05em]"
          email={email}
          subject="Tattoo inquiry"
        />
      </p>
    </div>
  );
}
