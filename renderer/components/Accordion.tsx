/** An accordion of native exclusive `details`: at most one section is open. */
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

type AccordionProps = {
  /** Groups the sections; unique on the page. */
  name: string;
  /** `id` is the URL fragment that opens the section. */
  sections: readonly { id: string; title: string; body: ReactNode }[];
  /** The titles' heading level. */
  level: 2 | 3;
};

/** A row of dots separates sections. Without scripts, the section that the URL names is shown. */
const SECTION = clsx(
  "group not-first:before:dot-row not-first:before:block not-first:before:opacity-60",
  "noscript:target:details-content:h-auto noscript:target:details-content:[content-visibility:visible]",
);

export function Accordion({ name, sections, level }: AccordionProps) {
  const Title = `h${level}` as const;
  return (
    <div className="after:dot-row after:block after:opacity-60">
      {sections.map(({ id, title, body }) => (
        <details key={id} className={SECTION} name={name} id={id}>
          <summary
            className={clsx(
              "flex list-none items-baseline gap-4 pt-4.25 pb-3.75",
              "hover:text-accent [&::-webkit-details-marker]:hidden",
            )}
          >
            <Title className="min-w-0 flex-1 text-h3">{title}</Title>
            <Icon
              name="plus"
              className="self-center noscript:group-target:hidden group-open:hidden print:hidden"
            />
            <Icon
              name="minus"
              className="hidden self-center noscript:group-target:block group-open:block print:hidden"
            />
          </summary>
          <div className="pt-1 pb-7.5">{body}</div>
        </details>
      ))}
    </div>
  );
}
