/** Buttons, and links and labels that look like buttons. Touch targets are 48 px. */
import { clsx } from "clsx";
import type { ComponentProps } from "react";

type Variant = "solid" | "quiet";

/** A view has at most one solid button; a quiet button has only an outline. */
const VARIANTS: Record<Variant, string> = {
  solid: "border-ink bg-ink text-on-ink hover:border-accent hover:bg-accent",
  quiet: "border-line text-ink hover:border-ink",
};

/** Styles a `summary` or a `label`. */
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

/** Styles a link around an icon. */
export const DOT_BUTTON =
  "grid size-12 flex-none place-items-center rounded-full hover:bg-ink hover:text-on-ink";

/** A round button around an icon. */
export function DotButton({ className, ...button }: ComponentProps<"button"> & { "aria-label": string }) {
  return <button type="button" className={clsx(DOT_BUTTON, className)} {...button} />;
}
