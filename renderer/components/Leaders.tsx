/** A price list: terms and values joined by dots. */
import type { ReactNode } from "react";

type LeadersProps = {
  /** In order; labels are unique. `mark` points at a footnote. */
  rows: readonly { label: string; mark?: string; value: ReactNode }[];
  className?: string;
};

export function Leaders({ rows, className = "" }: LeadersProps) {
  return (
    <dl className={`leaders ${className}`}>
      {rows.map(({ label, mark, value }) => (
        <div key={label}>
          <dt>
            {label}
            {mark && (
              <span
                className="pl-[.15em] align-[.35em] text-[.8em] font-bold tracking-[.08em]"
                aria-hidden="true"
              >
                {mark}
              </span>
            )}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
