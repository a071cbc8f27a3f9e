/** Where to send inquiries: one line, filled by the address. */
import type { CSSProperties } from "react";
import { useData } from "vike-react/useData";
import { MailLink } from "#renderer/components/MailLink.tsx";
import type { Data } from "./+data.ts";

export function Page() {
  const { email } = useData<Data>();
  return (
    <div className="wrap grid min-h-[calc(100svh-18rem)] content-center py-8">
      <h1 className="sr-only">Contact</h1>
      <p className="font-serif text-display">
        Send inquiries to{" "}
        <MailLink
          email={email}
          subject="Tattoo inquiry"
          className="block w-max text-[min(9rem,calc((100vw-2*var(--spacing-gutter))/var(--n)/.45))] whitespace-nowrap decoration-[.05em] underline-offset-[.14em]"
          style={{ "--n": email.length } as CSSProperties}
        />
      </p>
    </div>
  );
}
