/** Sections of which at most one is open: native exclusive `details`. */
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

type AccordionProps = {
  /** Shared by the sections; unique on the page. */
  name: string;
  /** `id` is the URL fragment that opens the section. */
  sections: readonly { id: string; title: string; body: ReactNode }[];
  /** Heading level of the titles. */
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
