/** Sections of which at most one is open: the browser's own exclusive `details`. */
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

type AccordionProps = {
  /** Shared by the sections; unique on the page. */
  name: string;
  /** `id` is the section's address: `/info/#pricing`. */
  sections: readonly { id: string; title: string; body: ReactNode }[];
};

export function Accordion({ name, sections }: AccordionProps) {
  return (
    <div className="accordion">
      {sections.map(({ id, title, body }) => (
        <details key={id} name={name} id={id} className="group">
          <summary className="flex cursor-pointer list-none items-baseline gap-4 pt-4.5 pb-4 font-serif text-h3 hover:text-healed [&::-webkit-details-marker]:hidden">
            <span className="flex-1">{title}</span>
            <Icon name="plus" className="size-5 self-center group-open:hidden" />
            <Icon name="minus" className="hidden size-5 self-center group-open:block" />
          </summary>
          <div className="pt-1 pb-7.5">{body}</div>
        </details>
      ))}
      <div className="dot-row opacity-60" />
    </div>
  );
}
