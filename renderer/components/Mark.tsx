/** The mark: a snail of dots whose beat slows along its spiral. */
import { MARK_DOTS } from "../mark-dots.ts";

/** Drawn once per page; every `Mark` refers to it. */
export function MarkSymbol() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <symbol id="snail" viewBox="0 0 48 48">
        {MARK_DOTS.map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </symbol>
    </svg>
  );
}

export function Mark({ className }: { className: string }) {
  return (
    <svg className={`flex-none fill-current ${className}`} viewBox="0 0 48 48" aria-hidden="true">
      <use href="#snail" />
    </svg>
  );
}
