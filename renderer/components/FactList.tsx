/** A description list with dot leaders between terms and values. */
import { clsx } from "clsx";
import type { ReactNode } from "react";

type FactListProps = {
  /** `mark` follows the label and refers to a footnote. */
  rows: readonly { label: string; mark?: ReactNode; value: ReactNode }[];
  className?: string;
};

export function FactList({ rows, className }: FactListProps) {
  if (rows.length === 0) return null;
  return (
    <dl className={clsx("leaders", className)}>
      {rows.map(({ label, mark, value }) => (
        <div key={label} className={isLong(label, value) ? "stacked" : undefined}>
          <dt>
            <span>{label}</span>
            {mark}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether label and value are too long to share a line on a phone. */
function isLong(label: string, value: ReactNode): boolean {
  return typeof value === "string" && label.length + value.length > 36;
}
