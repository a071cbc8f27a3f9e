/** A description list with dot leaders between terms and values. */
import type { ReactNode } from "react";

type LeadersProps = {
  /** `mark` refers to a footnote; hidden from assistive technology. */
  rows: readonly { label: string; mark?: string; value: ReactNode }[];
};

export function Leaders({ rows }: LeadersProps) {
  if (rows.length === 0) return null;
  return (
    <dl className="leaders">
      {rows.map(({ label, mark, value }) => (
        <div key={label}>
          <dt data-mark={mark}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
