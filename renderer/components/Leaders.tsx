/** A price list: terms and values joined by dots. */
import type { ReactNode } from "react";

type LeadersProps = {
  /** In order. `mark` points at a footnote, for the eye only. */
  rows: readonly { label: string; mark?: string; value: ReactNode }[];
};

export function Leaders({ rows }: LeadersProps) {
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
