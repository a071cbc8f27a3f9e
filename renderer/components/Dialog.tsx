/** A native dialog with a title bar and a close button. */
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { DotButton } from "./Button.tsx";
import { Icon } from "./Icon.tsx";

type DialogProps = ComponentProps<"dialog"> & { id: string; title: string };

export function Dialog({ id, title, className, children, ...dialog }: DialogProps) {
  const titleId = `${id}-title`;
  return (
    <dialog
      {...dialog}
      id={id}
      aria-labelledby={titleId}
      className={clsx("h-full max-h-none w-full max-w-none bg-wall text-ink accent-accent", className)}
    >
      <form
        method="dialog"
        className="sticky top-0 left-0 z-5 col-span-full flex items-center justify-between gap-4 bg-wall py-2 pr-[max(0.5rem,var(--spacing-gutter)-1rem)] pl-gutter"
      >
        <h2 id={titleId} className="text-lead">
          {title}
        </h2>
        <DotButton type="submit" aria-label="Close">
          <Icon name="close" />
        </DotButton>
      </form>
      {children}
    </dialog>
  );
}
