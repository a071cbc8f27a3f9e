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
        <details key={id} name={name} id={id}>
          <summary>
            <Title className="h3">{title}</Title>
            <Icon name="plus" />
            <Icon name="minus" />
          </summary>
          <div>{body}</div>
        </details>
      ))}
    </div>
  );
}
