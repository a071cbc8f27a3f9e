/** Where to send inquiries: one line, filled by the address. */
import type { CSSProperties } from "react";
import { useData } from "vike-react/useData";
import { MailLink } from "#renderer/components/MailLink.tsx";
import type { Data } from "./+data.ts";
import { measureAddress } from "./address-width.ts";

export function Page() {
  const { email } = useData<Data>();
  return (
    <div className="wrap grid min-h-[calc(100svh-18rem)] content-center overflow-x-clip py-8">
      <h1 className="sr-only">Contact</h1>
      <p className="font-serif text-display">
        Send inquiries to{" "}
        <MailLink
          email={email}
          subject="Tattoo inquiry"
          className="block w-max tracking-[-.04em] text-[min(9rem,calc((100vw-2*var(--spacing-gutter))/var(--ems)))] whitespace-nowrap decoration-[.05em] underline-offset-[.14em]"
          style={{ "--ems": measureAddress(email) } as CSSProperties}
        />
      </p>
    </div>
  );
}
