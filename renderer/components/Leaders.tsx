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
        <div key={label} className={isLong(label, value) ? "stacked" : undefined}>
          <dt data-mark={mark}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether they are too long to share a line on a phone. */
function isLong(label: string, value: ReactNode): boolean {
  return typeof value === "string" && label.length + value.length > 36;
}
