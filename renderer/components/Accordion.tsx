/** Sections of which at most one is open: the browser's own exclusive `details`. */
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

type AccordionProps = {
  /** Shared by the sections; unique on the page. */
  name: string;
  /** `id` is the section's address on its page; unique there. */
  sections: readonly { id: string; title: string; body: ReactNode }[];
  /** Of the titles, in the page's outline. */
  level: 2 | 3;
};

export function Accordion({ name, sections, level }: AccordionProps) {
  const Title = `h${level}` as const;
  return (
    <div className="accordion">
      {sections.map(({ id, title, body }) => (
        <details key={id} name={name} id={id} className="group print:break-inside-avoid">
          <summary className="flex cursor-pointer list-none items-baseline gap-4 pt-[1.05rem] pb-[.95rem] hover:text-healed print:pt-[1.8mm] print:pb-[.6mm] [&::-webkit-details-marker]:hidden">
            <Title className="flex-1 text-h3 text-wrap">{title}</Title>
            <Icon name="plus" className="size-5 self-center group-open:hidden print:hidden" />
            <Icon name="minus" className="hidden size-5 self-center group-open:block print:hidden" />
          </summary>
          <div className="pt-1 pb-7.5 print:pt-0 print:pb-[1.8mm]">{body}</div>
        </details>
      ))}
      <div className="dot-row opacity-60" />
    </div>
  );
}
