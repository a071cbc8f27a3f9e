/** A price list: terms and values joined by dots. */
import type { ReactNode } from "react";

type LeadersProps = {
  /** In order; labels are unique. */
  rows: readonly { label: string; value: ReactNode }[];
  className?: string;
};

export function Leaders({ rows, className = "" }: LeadersProps) {
  return (
    <dl className={`leaders ${className}`}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
