/**
 * The "Scroll to top" button. It covers no text: it is in the header on small screens, otherwise in the gutter.
 * shell.ts shows it and handles its clicks.
 */
import { clsx } from "clsx";
import { DotButton } from "#renderer/components/Button.tsx";
import { Icon } from "#renderer/components/Icon.tsx";

export function ScrollToTop() {
  return (
    <DotButton
      id="scroll-to-top"
      className={clsx(
        "fixed top-2 right-[calc(var(--spacing-gutter)+5.75rem)] z-20 print:hidden",
        "md:top-auto md:right-0 md:bottom-[calc(1.25rem+var(--bottom-bar,0px))]",
      )}
      hidden
      aria-label="Scroll to top"
    >
      <Icon name="up" />
    </DotButton>
  );
}
