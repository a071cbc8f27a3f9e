/** Ways to book without a calendar in the page: the provider's own page, and an e-mail. */
import type { ReactNode } from "react";
import { ButtonLink } from "#renderer/components/Button.tsx";
import { MailLink } from "#renderer/components/ContactLinks.tsx";
import { Icon } from "#renderer/components/Icon.tsx";
import { type BookingProps, toBookingPage } from "./booking-address.ts";
import { type Bookable, toMail } from "./choice.ts";

type OtherWaysProps = Pick<BookingProps, "calendar" | "email"> & {
  chosen: readonly Bookable[];
  /** The heading. */
  children: ReactNode;
};

export function OtherWays({ calendar, email, chosen, children }: OtherWaysProps) {
  const isMail = calendar.provider === "mail";
  return (
    <>
      {children}
      <p className="lg:max-w-[18em] lg:font-display lg:text-lead">
        {isMail
          ? "Write an e-mail, and we find a time together."
          : "Choose a time on the calendar’s own page, or write an e-mail."}
      </p>
      {!isMail && (
        <ButtonLink
          className="flex-wrap py-2"
          href={toBookingPage(calendar, chosen)}
          data-booking-page=""
          // +client.ts may have named the chosen designs.
          suppressHydrationWarning
        >
          Open the booking page <Icon name="outside" />
        </ButtonLink>
      )}
      <MailLink email={email} {...toMail(chosen)} />
    </>
  );
}
