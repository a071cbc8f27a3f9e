/** Buttons, and links and labels that look like buttons. Touch targets are 48 px. */
import { clsx } from "clsx";
import type { ComponentProps } from "react";

type ButtonLook = { variant?: keyof typeof VARIANTS; size?: keyof typeof SIZES };

/** A view has at most one solid button; a quiet button has only an outline. */
const VARIANTS = {
  solid: "border-ink bg-ink text-on-ink hover:border-accent hover:bg-accent",
  quiet: "border-line text-ink hover:border-ink",
};

/** "compact" has less padding. "bar" keeps the catalogue's bar low, even with large text. */
const SIZES = {
  normal: "min-h-12 px-pill",
  compact: "min-h-12 px-4",
  bar: "min-h-low px-pill whitespace-nowrap",
};

/** Styles a `summary` or a `label`. */
export function buttonClass({ variant = "solid", size = "normal" }: ButtonLook = {}): string {
  return clsx(
    "inline-flex max-w-full items-center justify-center gap-2.5 print:hidden",
    "rounded-full border-fine font-semibold leading-none no-underline",
    VARIANTS[variant],
    SIZES[size],
  );
}

export function Button({ variant, size, className, ...button }: ComponentProps<"button"> & ButtonLook) {
  return <button type="button" className={clsx(buttonClass({ variant, size }), className)} {...button} />;
}

export function ButtonLink({ variant, size, className, ...link }: ComponentProps<"a"> & ButtonLook) {
  return <a className={clsx(buttonClass({ variant, size }), className)} {...link} />;
}

/** Styles a link around an icon. */
export const DOT_BUTTON =
  "grid size-12 flex-none place-items-center rounded-full no-underline hover:bg-ink hover:text-on-ink print:hidden";

/** A round button around an icon. */
export function DotButton({ className, ...button }: ComponentProps<"button"> & { "aria-label": string }) {
  return <button type="button" className={clsx(DOT_BUTTON, className)} {...button} />;
}
