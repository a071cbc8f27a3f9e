/** Buttons, and links and labels that look like them. Touch targets are 48 px. */
import { clsx } from "clsx";
import type { ComponentProps } from "react";

type Variant = "solid" | "quiet";

/** At most one solid button in a view; a quiet one has an outline only. */
const VARIANTS: Record<Variant, string> = {
  solid: "border-ink bg-ink text-on-ink hover:border-accent hover:bg-accent",
  quiet: "border-line text-ink hover:border-ink",
};

/** For a `summary` or a `label`. */
export function buttonClass(variant: Variant = "solid"): string {
  return clsx(
    "inline-flex min-h-12 max-w-full items-center justify-center gap-2.5 px-[min(1.5rem,8vw)]",
    "rounded-full border-[1.5px] font-semibold leading-none no-underline",
    VARIANTS[variant],
  );
}

export function Button({ variant, className, ...button }: ComponentProps<"button"> & { variant?: Variant }) {
  return <button type="button" className={clsx(buttonClass(variant), className)} {...button} />;
}

export function ButtonLink({ variant, className, ...link }: ComponentProps<"a"> & { variant?: Variant }) {
  return <a className={clsx(buttonClass(variant), className)} {...link} />;
}

/** For a link with an icon in it. */
export const DOT_BUTTON =
  "grid size-12 flex-none place-items-center rounded-full hover:bg-ink hover:text-on-ink";

/** A round button with an icon in it; needs an accessible name. */
export function DotButton({ className, ...button }: ComponentProps<"button"> & { "aria-label": string }) {
  return <button type="button" className={clsx(DOT_BUTTON, className)} {...button} />;
}
